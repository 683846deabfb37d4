import type { QueueItem, Transaction } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { plainAddress, toTransactionInfo, type TokenIndex } from '@countersign/ledger'
import { isSameAddress, transactionStatus } from '@countersign/safe'
import * as z from 'zod/mini'
import type { ChainState } from '../rpc/readChainState.ts'
import { requireChain, type ChainOnlyContext } from './ChainOnlyContext.ts'
import { tokensOfCalls } from './describe/tokensOfCalls.ts'
import type { LocalProposal } from './LocalProposal.ts'
import { queuedProposals } from './queuedProposals.ts'
import { readAccount } from './readAccount.ts'

/** The queue as far as this browser knows it. */
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

/** A kept proposal as a row of a list. */
export function proposalRow(proposal: LocalProposal, state: ChainState, tokens: TokenIndex): Transaction {
  const { safe, safeTxHash, transaction, signatures, createdAt } = proposal
  const txStatus = transactionStatus({
    execution: null,
    nonce: transaction.nonce,
    safeNonce: state.nonce,
    confirmations: signatures.length,
    threshold: state.threshold,
  })
  const missing = state.owners.filter((owner) => !signatures.some((one) => isSameAddress(one.owner, owner)))
  return {
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp: createdAt,
    txHash: null,
    txStatus,
    txInfo: toTransactionInfo({ safe, ...transaction, refund: transaction }, tokens),
    executionInfo: {
      type: 'MULTISIG',
      nonce: Number(transaction.nonce),
      confirmationsRequired: state.threshold,
      confirmationsSubmitted: signatures.length,
      missingSigners: txStatus === 'AWAITING_CONFIRMATIONS' ? missing.map(plainAddress) : null,
    },
    ...originOf(proposal.origin),
  }
}

const Origin = z.object({ url: z.optional(z.string()), name: z.optional(z.string()), note: z.optional(z.string()) })

/** The app and the note a proposal came with. */
export function originOf(origin: string | null): Pick<Transaction, 'safeAppInfo' | 'note'> {
  const { data } = Origin.safeParse(parseJson(origin ?? 'null'))
  const app = data?.url === undefined ? null : { name: data.name ?? data.url, url: data.url, logoUri: null }
  return { safeAppInfo: app, note: data?.note ?? null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function queueItems(queue: readonly LocalProposal[], state: ChainState, tokens: TokenIndex): QueueItem[] {
  const nonceAt = (index: number) => queue[index]?.transaction.nonce
  return queue.flatMap((proposal, index): QueueItem[] => {
    const { nonce } = proposal.transaction
    const starts = nonceAt(index - 1) !== nonce
    const continues = nonceAt(index + 1) === nonce
    const before = nonceAt(index - 1)
    const isFirstLater = nonce > state.nonce && (before === undefined || before <= state.nonce)
    const label = nonce === state.nonce ? ('Next' as const) : isFirstLater ? ('Queued' as const) : null
    return [
      ...(starts && label !== null ? [{ type: 'LABEL' as const, label }] : []),
      ...(starts && continues ? [{ type: 'CONFLICT_HEADER' as const, nonce: Number(nonce) }] : []),
      {
        type: 'TRANSACTION',
        transaction: proposalRow(proposal, state, tokens),
        conflictType: continues ? 'HasNext' : starts ? 'None' : 'End',
      },
    ]
  })
}
