import { countedConfirmations } from '@countersign/ledger'
import type { ChainState } from '../reads/readStateFrom.ts'
import type { ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import type { AccountKey } from '../reads/AccountKey.ts'
import type { LocalProposal } from '../local/LocalProposal.ts'

/** Stored proposals that can still be executed, by nonce, then by age, with the signatures of current owners only. */
export async function queuedProposals(
  { proposals }: ChainOnlyContext,
  key: AccountKey,
  state: Pick<ChainState, 'nonce' | 'owners'>,
): Promise<LocalProposal[]> {
  const kept = await proposals.list(key)
  return kept
    .filter(({ transaction }) => transaction.nonce >= state.nonce)
    .map((proposal) => withOwnersOnly(proposal, state))
    .toSorted((first, second) =>
      first.transaction.nonce === second.transaction.nonce
        ? first.createdAt - second.createdAt
        : Number(first.transaction.nonce - second.transaction.nonce),
    )
}

export const withOwnersOnly = (proposal: LocalProposal, { owners }: Pick<ChainState, 'owners'>): LocalProposal => ({
  ...proposal,
  signatures: [...countedConfirmations({ executedTransactionHash: null }, { owners }, proposal.signatures)],
})
