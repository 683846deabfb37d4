import type { Chain } from '@countersign/api'
import { verifyProposal, type SharedProposal, type VerifiedProposal } from '@countersign/safe/exchange'
import { attempt, type Check, type Read } from '@countersign/safe/checks'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { witnessTransaction } from '@countersign/safe/witness'
import { signatureReads } from '../../shared/chain-access/signatureReads.ts'
import { readChainState, type ChainState } from '../../shared/rpc/readChainState.ts'

export type JudgedImport = {
  readonly verified: VerifiedProposal
  /** Read by RPC; nothing was asked of the service. */
  readonly state: Read<ChainState>
  readonly checks: readonly Check[]
}

/** Rebuilds an imported proposal with the account as the chain has it, and checks each signature against its owners. */
export async function judgeImport(proposal: SharedProposal, chain: Chain): Promise<JudgedImport> {
  const state = await attempt(readChainState(chain, proposal.safe))
  const verified = state.ok
    ? await verifyProposal(
        { ...proposal, version: state.value.version },
        { owners: state.value.owners, read: signatureReads(chain, proposal.safe) },
      )
    : withoutChain(await verifyProposal(proposal, { owners: proposal.account?.owners ?? [] }))
  return { verified, state, checks: [witnessCheck(verified), stateCheck(proposal, state)] }
}

/** Owners are the sender's claim then: whoever makes a proposal up can sign for owners they made up. */
const withoutChain = (verified: VerifiedProposal): VerifiedProposal => ({
  ...verified,
  signatures: verified.signatures.map((signature) =>
    signature.outcome === 'valid'
      ? { ...signature, outcome: 'unchecked', reason: 'Only the chain can tell whether this is an owner.' }
      : signature,
  ),
})

function witnessCheck({ reviewed }: VerifiedProposal): Check {
  const second = witnessTransaction(reviewed).hash
  return second === reviewed.safeTxHash
    ? {
        id: 'witness-hash',
        verdict: 'verified',
        title: 'Its hash is rebuilt here by two separate routines',
        reason: reviewed.safeTxHash,
      }
    : {
        id: 'witness-hash',
        verdict: 'danger',
        title: 'Two routines compute different hashes',
        reason: `One computes ${reviewed.safeTxHash}, the other ${second}. Do not sign.`,
      }
}

/** What the sender says about the account against the chain. */
function stateCheck({ account, version }: SharedProposal, state: Read<ChainState>): Check {
  const id = 'account-state'
  if (!state.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'The account as the sender tells it',
      reason: `The chain could not be read: ${state.reason}. Owners are taken from the proposal.`,
    }
  const { value: chain } = state
  const differences = [
    ...(version === chain.version ? [] : [`Version: the chain says ${chain.version}, the sender ${version}.`]),
    ...(account === null || sameOwners(account.owners, chain.owners)
      ? []
      : [`Owners: the chain says ${chain.owners.join(', ')}, the sender ${account.owners.join(', ')}.`]),
    ...(account === null || account.threshold === chain.threshold
      ? []
      : [`Threshold: the chain says ${chain.threshold}, the sender ${account.threshold}.`]),
  ]
  return differences.length === 0
    ? {
        id,
        verdict: 'verified',
        title: 'Owners and threshold are what the sender says',
        reason: `Read from chain at block ${chain.block}.`,
      }
    : {
        id,
        verdict: 'caution',
        title: 'The account is not as the sender says',
        reason: `${differences.join(' ')} The chain’s values at block ${chain.block} are used here.`,
      }
}

const sameOwners = (first: readonly Address[], second: readonly Address[]) =>
  first.length === second.length && first.every((owner) => second.some((other) => isSameAddress(owner, other)))
