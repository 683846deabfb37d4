import type { Chain } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import {
  verifyMessage,
  verifyProposal,
  type ImportedSignature,
  type MessageProposal,
  type SharedProposal,
  type VerifiedMessage,
  type VerifiedProposal,
} from '@countersign/safe/exchange'
import { attempt, checkMessageWitness, type Check, type Read } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { witnessTransaction } from '@countersign/safe/witness'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { readAccountState } from '../../data/undeployed/readAccountState.ts'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { importMessages } from './importMessages.ts'

export type JudgedImport = {
  readonly verified: VerifiedProposal
  /** Read from a node; no request went to the service. */
  readonly state: Read<ChainState>
  readonly checks: readonly Check[]
}

/** Rebuilds an imported proposal with the account's state on chain, and checks each signature against its owners. */
export async function judgeImport(proposal: SharedProposal, chain: Chain): Promise<JudgedImport> {
  const state = await attempt(readAccountState(chain, proposal.safe))
  const verified = state.ok
    ? await verifyProposal(
        { ...proposal, version: state.value.version },
        { owners: state.value.owners, read: signatureReads(readableChain(chain), proposal.safe) },
      )
    : await unproven(verifyProposal(proposal, { owners: proposal.account?.owners ?? [] }))
  const { reviewed } = verified
  const checks = [
    witnessCheck(reviewed.safeTxHash, witnessTransaction(reviewed).hash),
    stateCheck(proposal, state, 'proposal'),
  ]
  return { verified, state, checks }
}

export type JudgedMessage = Omit<JudgedImport, 'verified'> & { readonly verified: VerifiedMessage }

/** Rebuilds an imported message in the same way. */
export async function judgeMessageImport(proposal: MessageProposal, chain: Chain): Promise<JudgedMessage> {
  const state = await attempt(readChainState(chain, proposal.safe))
  const verified = state.ok
    ? await verifyMessage(
        { ...proposal, version: state.value.version },
        { owners: state.value.owners, read: signatureReads(readableChain(chain), proposal.safe) },
      )
    : await unproven(verifyMessage(proposal, { owners: proposal.account?.owners ?? [] }))
  return { verified, state, checks: [checkMessageWitness(verified.reviewed), stateCheck(proposal, state, 'message')] }
}

/**
 * Without the chain, the owners are only the sender's claim: a forged proposal can contain invented owners with valid
 * signatures.
 */
async function unproven<Verified extends { readonly signatures: readonly ImportedSignature[] }>(
  judged: Promise<Verified>,
): Promise<Verified> {
  const verified = await judged
  const signatures = verified.signatures.map((signature) =>
    signature.outcome === 'valid'
      ? { ...signature, outcome: 'unchecked' as const, reason: importMessages.onlyChainShows }
      : signature,
  )
  return { ...verified, signatures }
}

const witnessCheck = (first: Hex, second: Hex): Check =>
  second === first
    ? {
        id: 'witness-hash',
        verdict: 'verified',
        title: importMessages.sameHash,
        reason: first,
      }
    : {
        id: 'witness-hash',
        verdict: 'danger',
        title: importMessages.differentHashes,
        reason: importMessages.differentHashesNote({ first, second }),
      }

const NOT_READ = {
  message: (state: { reason: string }) => importMessages.chainNotReadMessage(state),
  proposal: (state: { reason: string }) => importMessages.chainNotReadProposal(state),
} as const

/** Compares the sender's claims about the account with the chain. */
function stateCheck(
  { account, version }: SharedProposal | MessageProposal,
  state: Read<ChainState>,
  what: 'proposal' | 'message',
): Check {
  const id = 'account-state'
  if (!state.ok)
    return {
      id,
      verdict: 'unchecked',
      title: importMessages.asSenderDescribes,
      reason: NOT_READ[what]({ reason: state.reason }),
    }
  const { value: chain } = state
  const differences = [
    ...(version === chain.version ? [] : [importMessages.versionDiffers({ chain: chain.version, sender: version })]),
    ...(account === null || sameOwners(account.owners, chain.owners)
      ? []
      : [importMessages.ownersDiffer({ chain: chain.owners.join(', '), sender: account.owners.join(', ') })]),
    ...(account === null || account.threshold === chain.threshold
      ? []
      : [importMessages.thresholdDiffers({ chain: chain.threshold, sender: account.threshold })]),
  ]
  return differences.length === 0
    ? {
        id,
        verdict: 'verified',
        title: importMessages.matches,
        reason: importMessages.readAtBlock({ block: chain.block }),
      }
    : {
        id,
        verdict: 'caution',
        title: importMessages.accountDiffers,
        reason: `${differences.join(' ')} ${importMessages.usesChain({ block: chain.block })}`,
      }
}

const sameOwners = (first: readonly Address[], second: readonly Address[]) =>
  first.length === second.length && first.every((owner) => second.some((other) => isSameAddress(owner, other)))
