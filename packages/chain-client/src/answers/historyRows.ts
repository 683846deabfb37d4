import type { Transaction } from '@countersign/api'
import {
  describeOrigin,
  type EntryFacts,
  type HistoryEntry,
  NO_FACTS,
  toCreationTransaction,
  toHistoryEntry,
  toModuleTransaction,
  toMultisigTransaction,
  toTransferTransaction,
  type TokenIndex,
} from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { signersOf, type Past } from '../context/readPast.ts'
import { accountFacts } from '../facts/accountFacts.ts'
import { creationFacts } from '../facts/creationFacts.ts'
import { moduleFacts } from '../facts/moduleFacts.ts'
import { executionConfirmations, executionFacts } from '../facts/multisigFacts.ts'
import { coinFacts, transferFacts } from '../facts/transferFacts.ts'
import type { LocalProposal } from '../local/LocalProposal.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readBlockTime, type Execution } from '../scan/readEvents.ts'
import { readTokens } from '../tokens/readTokens.ts'
import { tokensOfCalls } from '../tokens/tokensOfCalls.ts'
import type { HistoryGroup } from './historyGroups.ts'
import { trustedTokens } from './trustedTokens.ts'

/** A row of the list, and the same as the search sees it. */
export type ListedRow = { readonly transaction: Transaction; readonly entry: HistoryEntry }

/** The rows of each group. */
export async function historyRows(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  past: Past,
  groups: readonly HistoryGroup[],
): Promise<ListedRow[][]> {
  const [calls, held] = await Promise.all([
    tokensOfCalls(
      chain,
      groups.flatMap((group) => [
        ...group.executions.flatMap(({ transaction }) => transaction ?? []),
        ...group.modules.flatMap(({ call }) => call ?? []),
      ]),
    ),
    readTokens(
      chain,
      groups.flatMap(({ moved }) => moved.flatMap(({ token }) => token ?? [])),
    ),
  ])
  const tokens = trustedTokens(context, chain, past, new Map([...calls, ...held]))
  const units = { of: (token: Address) => tokens.get(token), native: chain.nativeCurrency }
  return Promise.all(
    groups.map(async (group): Promise<ListedRow[]> => {
      const timestamp = await readBlockTime(chain, group.blockNumber)
      const listed = (transaction: Transaction, facts: EntryFacts): ListedRow => ({
        transaction,
        entry: toHistoryEntry(transaction, facts, units),
      })
      if (group.creation) {
        const creation = toCreationTransaction(creationFacts(safe, group.creation, timestamp))
        return creation ? [listed(creation, NO_FACTS)] : []
      }
      const tokenMoves = group.moved.map((move) => transferFacts(safe, move, timestamp))
      const coins = [
        ...group.executions.flatMap((one) => coinFacts(safe, one, one.transaction, timestamp)),
        ...group.modules.flatMap((one) => coinFacts(safe, one, one.call, timestamp)),
      ]
      const moves = [...tokenMoves, ...coins]
      const executed = group.executions.map(async (one) => {
        const { transaction, kept } = await executionRow(context, chain, safe, past, one, tokens, timestamp)
        return listed(transaction, {
          moves,
          safeTxHash: one.safeTxHash,
          data: one.transaction?.data ?? null,
          app: describeOrigin(kept?.origin ?? null).app,
          proposer: kept?.proposer ?? null,
          executor: null,
        })
      })
      return [
        ...(await Promise.all(executed)),
        ...group.modules.map((call) =>
          listed(toModuleTransaction(moduleFacts(safe, call, timestamp), tokens), {
            ...NO_FACTS,
            moves,
            data: call.call?.data ?? null,
          }),
        ),
        ...group.moves.map((move) => {
          const facts = transferFacts(safe, move, timestamp)
          return listed(toTransferTransaction(facts, tokens), { ...NO_FACTS, moves: [facts] })
        }),
      ]
    }),
  )
}

async function executionRow(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  { state }: Past,
  execution: Execution,
  tokens: TokenIndex,
  timestamp: number,
): Promise<{ transaction: Transaction; kept: LocalProposal | null }> {
  const [signers, kept] = await Promise.all([
    signersOf(execution),
    context.proposals.find({ chainId: chain.chainId, safeTxHash: execution.safeTxHash }),
  ])
  const facts = executionFacts(execution, { safe, signers, timestamp, executor: null, kept })
  const transaction = toMultisigTransaction(facts, {
    account: accountFacts(state),
    confirmations: executionConfirmations(signers, timestamp),
    tokens,
    app: describeOrigin(kept?.origin ?? null).app,
  })
  return { transaction, kept }
}
