import { hashTypedData } from '@countersign/safe'
import { worstFirst, type Check } from '@countersign/safe/checks'
import { verifyProposal, type SharedProposal, type VerifiedProposal } from '@countersign/safe/exchange'
import { witnessTransaction, type WitnessHashes } from '@countersign/safe/witness'
import { factsChecks } from './factsChecks.ts'
import { signatureChecks } from './signatureChecks.ts'

export type OfflineJudgement = {
  readonly verified: VerifiedProposal
  readonly witness: WitnessHashes
  readonly checks: readonly Check[]
}

/** Everything that can be asked of a proposal without a network; what cannot be asked is listed as not checked. */
export async function judgeOffline(proposal: SharedProposal): Promise<OfflineJudgement> {
  const verified = await verifyProposal(proposal, { owners: proposal.account?.owners ?? [] })
  const witness = witnessTransaction(verified.reviewed)
  return {
    verified,
    witness,
    checks: worstFirst([...hashChecks(verified, witness), ...signatureChecks(verified), ...factsChecks(proposal)]),
  }
}

function hashChecks({ reviewed }: VerifiedProposal, witness: WitnessHashes): Check[] {
  const { domainHash, messageHash, safeTxHash, typedData } = reviewed
  const isEqual =
    witness.hash === safeTxHash && witness.domainHash === domainHash && witness.messageHash === messageHash
  const typed = hashTypedData(typedData)
  return [
    isEqual
      ? {
          id: 'witness-hash',
          verdict: 'verified',
          title: 'Domain, message and safeTxHash rebuilt by two separate routines',
          reason: `Both compute ${safeTxHash}.`,
        }
      : {
          id: 'witness-hash',
          verdict: 'danger',
          title: 'Two routines compute different hashes',
          reason: `One computes ${safeTxHash}, the other ${witness.hash}. Do not sign; report both.`,
        },
    typed === safeTxHash
      ? {
          id: 'typed-data',
          verdict: 'verified',
          title: 'What a wallet is asked to sign is what is shown',
          reason: `The typed data hashes to the same ${safeTxHash}.`,
        }
      : {
          id: 'typed-data',
          verdict: 'danger',
          title: 'What a wallet would be asked to sign is something else',
          reason: `The typed data hashes to ${typed}, the fields to ${safeTxHash}. Do not sign.`,
        },
  ]
}
