import { AddressSchema, defineRoute, HashSchema, HexSchema } from '@countersign/api'
import { groupBy } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { countHistoryGroups, findHistoryGroups } from '../../read/history/readHistory.ts'
import { findModules, findMultisigs, findTransfers } from '../../read/history/loadGroupRows.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { requireSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { findChainId } from './findChain.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { ModuleTransaction, toModuleTransaction } from './ModuleTransaction.ts'
import { findEthereumTransactions, toTransactions, toVersion1, Transaction, TransactionV1 } from './Transaction.ts'
import { toTransfer, Transfer } from './Transfer.ts'
import { IsoTime, SafePath } from './wireScalars.ts'

const transfers = z.array(Transfer)
const ofModule = z.extend(ModuleTransaction, { txType: z.literal('MODULE_TRANSACTION'), transfers })
const ofEthereum = z.object({
  txType: z.literal('ETHEREUM_TRANSACTION'),
  executionDate: IsoTime,
  to: z.nullable(AddressSchema),
  data: HexSchema,
  txHash: HashSchema,
  blockNumber: z.number(),
  transfers,
  from: AddressSchema,
})
const multisig = { txType: z.literal('MULTISIG_TRANSACTION'), transfers }
const Item = z.union([z.extend(Transaction, multisig), ofModule, ofEthereum])
const ItemV1 = z.union([z.extend(TransactionV1, multisig), ofModule, ofEthereum])
type Item = z.output<typeof Item>

const all = {
  operationId: 'listAll',
  method: 'GET',
  summary: 'The whole activity of the account, by Ethereum transaction',
  params: SafePath,
  query: z.object(sliceQuery),
} as const
const allV1 = defineRoute({ ...all, path: '/{chain}/api/v1/safes/{safe}/all-transactions', response: listOf(ItemV1) })
const allV2 = defineRoute({ ...all, path: '/{chain}/api/v2/safes/{safe}/all-transactions', response: listOf(Item) })

export function mountAllTransactions(scope: FastifyInstance, context: ServiceContext): void {
  const read = async (request: FastifyRequest, params: z.output<typeof SafePath>, query: Query) => {
    const { safe } = await requireSafe(context, findChainId(context, params.chain), params.safe)
    const slice = readSlice(query, { defaultLimit: 20, maxLimit: 100 })
    const wanted = { trusted: false, imitation: true, limit: slice.limit, start: { offset: slice.offset } }
    const [groups, count] = await Promise.all([
      findHistoryGroups(context, safe, wanted),
      countHistoryGroups(context, safe, false),
    ])
    const hashes = groups.map(({ transactionHash }) => transactionHash)
    return toList(request, slice, { count, results: await readItems(context, safe, hashes) })
  }
  mount(scope, allV2, async ({ params, query, request }) => read(request, params, query))
  mount(scope, allV1, async ({ params, query, request }) => {
    const page = await read(request, params, query)
    const results = page.results.map((item) => (item.txType === 'MULTISIG_TRANSACTION' ? toVersion1(item) : item))
    return { ...page, results }
  })
}

type Query = { limit?: string | undefined; offset?: string | undefined }

/** The account's executions in each Ethereum transaction, otherwise the transaction itself, each with all its transfers. */
async function readItems(context: ServiceContext, safe: SafeRow, hashes: readonly Hex[]): Promise<Item[]> {
  if (hashes.length === 0) return []
  const [multisigs, modules, moved, executions] = await Promise.all([
    findMultisigs(context, safe, hashes),
    findModules(context, safe, hashes),
    findTransfers(context, safe, hashes),
    findEthereumTransactions(context, safe.chainId, hashes),
  ])
  const [shown, tokens] = await Promise.all([
    toTransactions(context, safe, multisigs),
    findTokens(
      context,
      safe.chainId,
      moved.map(({ token }) => token),
    ),
  ])
  const movedIn = groupBy(moved, (row) => row.transactionHash)
  const shownIn = groupBy(shown, (item) => item.transactionHash)
  const modulesIn = groupBy(modules, (row) => row.transactionHash)
  return hashes.flatMap((hash): Item[] => {
    const own = { transfers: (movedIn.get(hash) ?? []).map((row) => toTransfer(row, tokens)) }
    const ran: Item[] = [
      ...(shownIn.get(hash) ?? []).map((item) => ({ ...item, txType: 'MULTISIG_TRANSACTION' as const, ...own })),
      ...(modulesIn.get(hash) ?? []).map((row) => ({
        ...toModuleTransaction(row),
        txType: 'MODULE_TRANSACTION' as const,
        ...own,
      })),
    ]
    const execution = executions.get(hash)
    if (ran.length > 0 || execution === undefined) return ran
    const { blockTime, to, input, blockNumber, from } = execution
    const about = { executionDate: blockTime, to, data: input, txHash: hash, blockNumber, from }
    return [{ txType: 'ETHEREUM_TRANSACTION', ...about, ...own }]
  })
}
