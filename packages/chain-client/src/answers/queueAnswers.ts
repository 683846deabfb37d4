import type { QueueItem, Transaction } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { buildQueueItems, describeOrigin, toMultisigTransaction, type TokenIndex } from '@countersign/ledger'
import type { ChainState } from '../reads/readStateFrom.ts'
import { requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { tokensOfCalls } from '../tokens/tokensOfCalls.ts'
import { accountFacts } from '../facts/accountFacts.ts'
import { proposalConfirmations, proposalFacts } from '../facts/multisigFacts.ts'
import type { LocalProposal } from '../local/LocalProposal.ts'
import { queuedProposals } from './queuedProposals.ts'
import { readAccount } from '../context/readAccount.ts'

/** The queue, from the proposals that this browser knows. */
export function queueAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getQueue'> {
  return {
    async getQueue({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      const state = await readAccount(chain, safe)
      const queue = await queuedProposals(context, { chainId, safe }, state)
      const tokens = await tokensOfCalls(
        chain,
        queue.map(({ transaction }) => transaction),
      )
      const results = queueItems(queue, state, tokens)
      return { count: queue.length, next: null, previous: null, results }
    },
  }
}

/** A stored proposal as a list row, with its valid signatures. */
export const proposalRow = (proposal: LocalProposal, state: ChainState, tokens: TokenIndex): Transaction =>
  toMultisigTransaction(proposalFacts(proposal), {
    account: accountFacts(state),
    confirmations: proposalConfirmations(proposal),
    tokens,
    app: describeOrigin(proposal.origin).app,
  })

const queueItems = (queue: readonly LocalProposal[], state: ChainState, tokens: TokenIndex): QueueItem[] =>
  buildQueueItems(
    queue.map((proposal) => ({
      nonce: Number(proposal.transaction.nonce),
      transaction: proposalRow(proposal, state, tokens),
    })),
    { safeNonce: Number(state.nonce), previousNonce: null, nextNonce: null },
  )
