import type { Transaction } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  createDayOf,
  describeOrigin,
  toCreationTransaction,
  toModuleTransaction,
  toMultisigTransaction,
  toTransferTransaction,
  withDayLabels,
  type TokenIndex,
} from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { readTokens } from '../tokens/readTokens.ts'
import { tokensOfCalls } from '../tokens/tokensOfCalls.ts'
import { accountFacts } from '../facts/accountFacts.ts'
import { creationFacts } from '../facts/creationFacts.ts'
import { moduleFacts } from '../facts/moduleFacts.ts'
import { executionConfirmations, executionFacts } from '../facts/multisigFacts.ts'
import { transferFacts } from '../facts/transferFacts.ts'
import { readPast, signersOf, type Past } from '../context/readPast.ts'
import type { Creation } from '../scan/readCreation.ts'
import { byPlace, readBlockTime, type Execution, type ModuleCall } from '../scan/readEvents.ts'
import type { Move } from '../scan/readMoves.ts'
import { trustedTokens } from './trustedTokens.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

const PAGE = 20

/** The history from logs, as far back as they were read. */
export function historyAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getHistory'> {
  return {
    async getHistory({ params: { chainId, safe }, query }) {
      const chain = requireChain(context, chainId)
      const past = await readPast(context, chain, safe)
      const groups = groupsOf(past)
      const offset = Number(new URLSearchParams(query?.cursor ?? '').get('offset') ?? 0)
      const shown = groups.slice(offset, offset + PAGE)
      const last = groups[offset - 1]
      const [rows, before] = await Promise.all([
        rowsOf(context, chain, safe, past, shown),
        last ? readBlockTime(chain, last.blockNumber) : null,
      ])
      const link = (at: number) => `http://chain.only/?cursor=${encodeURIComponent(`limit=${PAGE}&offset=${at}`)}`
      return {
        // The service counts in the same way: the creation is a row but not a transaction.
        count: past.creation ? groups.length - 1 : groups.length,
        next: offset + PAGE < groups.length ? link(offset + PAGE) : null,
        previous: offset > 0 ? link(Math.max(0, offset - PAGE)) : null,
        results: withDayLabels(
          rows,
          createDayOf(query?.timezone ?? undefined, query?.timezone_offset ?? undefined),
          before,
        ),
      }
    },
  }
}

type Group = {
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly executions: readonly Execution[]
  readonly modules: readonly ModuleCall[]
  readonly moves: readonly Move[]
  readonly creation: Creation | null
}

/** The rows of one Ethereum transaction: what owners signed, else what modules did, else what arrived. Newest first. */
function groupsOf({ executions, modules, moves, creation }: Past): Group[] {
  const hashes = new Map([...executions, ...modules, ...moves].map((one) => [one.transactionHash, one.blockNumber]))
  const groups = [...hashes].map(([transactionHash, blockNumber]): Group => {
    const own = executions.filter((one) => one.transactionHash === transactionHash)
    const acted = own.length > 0 ? [] : modules.filter((one) => one.transactionHash === transactionHash)
    const moved = own.length + acted.length > 0 ? [] : moves.filter((one) => one.transactionHash === transactionHash)
    return {
      transactionHash,
      blockNumber,
      executions: own.toSorted(byPlace).toReversed(),
      modules: acted.toSorted(byPlace).toReversed(),
      moves: moved.toSorted(byPlace),
      creation: null,
    }
  })
  const sorted = groups.toSorted(
    (first, second) =>
      second.blockNumber - first.blockNumber || (first.transactionHash < second.transactionHash ? 1 : -1),
  )
  const { transactionHash = '0x', blockNumber = 0 } = creation ?? {}
  return creation
    ? [...sorted, { transactionHash, blockNumber, executions: [], modules: [], moves: [], creation }]
    : sorted
}

async function rowsOf(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  past: Past,
  groups: readonly Group[],
): Promise<Transaction[]> {
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
      groups.flatMap(({ moves }) => moves.flatMap(({ token }) => token ?? [])),
    ),
  ])
  const tokens = trustedTokens(context, chain, past, new Map([...calls, ...held]))
  const rows = await Promise.all(
    groups.map(async (group) => {
      const timestamp = await readBlockTime(chain, group.blockNumber)
      if (group.creation) return toCreationTransaction(creationFacts(safe, group.creation, timestamp)) ?? []
      const executed = group.executions.map((one) => executionRow(context, chain, safe, past, one, tokens, timestamp))
      return [
        ...(await Promise.all(executed)),
        ...group.modules.map((call) => toModuleTransaction(moduleFacts(safe, call, timestamp), tokens)),
        ...group.moves.map((move) => toTransferTransaction(transferFacts(safe, move, timestamp), tokens)),
      ]
    }),
  )
  return rows.flat()
}

async function executionRow(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  { state }: Past,
  execution: Execution,
  tokens: TokenIndex,
  timestamp: number,
): Promise<Transaction> {
  const [signers, kept] = await Promise.all([
    signersOf(execution),
    context.proposals.find({ chainId: chain.chainId, safeTxHash: execution.safeTxHash }),
  ])
  return toMultisigTransaction(executionFacts(execution, { safe, signers, timestamp, executor: null, kept }), {
    account: accountFacts(state),
    confirmations: executionConfirmations(signers, timestamp),
    tokens,
    app: describeOrigin(kept?.origin ?? null).app,
  })
}
