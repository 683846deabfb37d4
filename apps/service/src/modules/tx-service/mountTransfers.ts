import { AddressSchema, defineRoute, HashSchema, Operation, QueryBoolean } from '@countersign/api'
import { and, eq, gt, gte, inArray, lt, lte, not, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions, transfers } from '../../db/schema/schema.ts'
import { mount } from '../../routing/mount.ts'
import { selectModuleTransactions } from '../../read/transactions/selectModuleTransactions.ts'
import { selectTransfers } from '../../read/transactions/selectTransfers.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { mountAllTransactions } from './mountAllTransactions.ts'
import { findChainId } from './findChain.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { ModuleTransaction, toModuleTransaction } from './ModuleTransaction.ts'
import { readRows } from './readRows.ts'
import { toTransfer, Transfer } from './Transfer.ts'
import { QueryNumber, QueryTime, SafePath, WholeNumber } from './wireScalars.ts'

const blockQuery = {
  transaction_hash: z.optional(HashSchema),
  block_number: z.optional(QueryNumber),
  block_number__gt: z.optional(QueryNumber),
  block_number__lt: z.optional(QueryNumber),
}

const IncomingQuery = z.object({
  ...sliceQuery,
  ...blockQuery,
  _from: z.optional(AddressSchema),
  to: z.optional(AddressSchema),
  token_address: z.optional(AddressSchema),
  value: z.optional(WholeNumber),
  value__gt: z.optional(WholeNumber),
  value__lt: z.optional(WholeNumber),
  execution_date__gt: z.optional(QueryTime),
  execution_date__gte: z.optional(QueryTime),
  execution_date__lt: z.optional(QueryTime),
  execution_date__lte: z.optional(QueryTime),
  erc20: z.optional(QueryBoolean),
  erc721: z.optional(QueryBoolean),
  ether: z.optional(QueryBoolean),
})

const ModuleQuery = z.object({
  ...sliceQuery,
  ...blockQuery,
  safe: z.optional(AddressSchema),
  module: z.optional(AddressSchema),
  to: z.optional(AddressSchema),
  operation: z.optional(
    z.codec(z.enum(['0', '1']), Operation, {
      decode: (text) => (text === '1' ? 1 : 0),
      encode: (value) => (value === 1 ? '1' : '0'),
    }),
  ),
  failed: z.optional(QueryBoolean),
})

const listIncoming = defineRoute({
  operationId: 'listIncoming',
  method: 'GET',
  path: '/{chain}/api/v1/safes/{safe}/incoming-transfers',
  summary: 'Incoming transfers of the account',
  params: SafePath,
  query: IncomingQuery,
  response: listOf(Transfer),
})

const listModuleTransactions = defineRoute({
  operationId: 'listModuleTransactions',
  method: 'GET',
  path: '/{chain}/api/v1/safes/{safe}/module-transactions',
  summary: 'Module transactions of the account',
  params: SafePath,
  query: ModuleQuery,
  response: listOf(ModuleTransaction),
})

export function mountTransfers(scope: FastifyInstance, context: ServiceContext): void {
  mount(scope, listIncoming, async ({ params, query, request }) => {
    const { safe } = await requireSafe(context, findChainId(context, params.chain), params.safe)
    const slice = readSlice(query)
    const filter = toIncomingFilter(query)
    const { rows, count } = await readRows(context, safe, slice, {
      table: transfers,
      list: 'incoming',
      isPlain: filter === undefined,
      filter,
      select: selectTransfers(context),
    })
    const tokens = await findTokens(
      context,
      safe.chainId,
      rows.map(({ token }) => token),
    )
    return toList(request, slice, { count, results: rows.map((row) => toTransfer(row, tokens)) })
  })
  mount(scope, listModuleTransactions, async ({ params, query, request }) => {
    const { safe } = await requireSafe(context, findChainId(context, params.chain), params.safe)
    const slice = readSlice(query)
    const filter = toModuleFilter(query)
    const { rows, count } = await readRows(context, safe, slice, {
      table: moduleTransactions,
      list: 'modules',
      isPlain: filter === undefined,
      filter,
      select: selectModuleTransactions(context),
    })
    return toList(request, slice, { count, results: rows.map(toModuleTransaction) })
  })
  mountAllTransactions(scope, context)
}

const given = <Value>(wanted: Value | undefined, build: (value: Value) => SQL): SQL | undefined =>
  wanted === undefined ? undefined : build(wanted)

function toIncomingFilter(query: z.output<typeof IncomingQuery>): SQL | undefined {
  const { value, kind, executedAt, blockNumber } = transfers
  const ofKind = (is: boolean, ...kinds: (typeof transfers.$inferSelect)['kind'][]): SQL => {
    const isIt = inArray(kind, kinds)
    return is ? isIt : not(isIt)
  }
  return and(
    given(query.transaction_hash, (hash) => eq(transfers.transactionHash, toHex(hash))),
    given(query.block_number, (at) => eq(blockNumber, at)),
    given(query.block_number__gt, (at) => gt(blockNumber, at)),
    given(query.block_number__lt, (at) => lt(blockNumber, at)),
    given(query._from, (from) => eq(transfers.from, from)),
    given(query.to, (to) => eq(transfers.to, to)),
    given(query.token_address, (token) => eq(transfers.token, token)),
    given(query.value, (amount) => eq(value, amount)),
    given(query.value__gt, (amount) => gt(value, amount)),
    given(query.value__lt, (amount) => lt(value, amount)),
    given(query.execution_date__gt, (time) => gt(executedAt, time)),
    given(query.execution_date__gte, (time) => gte(executedAt, time)),
    given(query.execution_date__lt, (time) => lt(executedAt, time)),
    given(query.execution_date__lte, (time) => lte(executedAt, time)),
    given(query.erc20, (is) => ofKind(is, 'ERC20')),
    given(query.erc721, (is) => ofKind(is, 'ERC721', 'ERC1155')),
    given(query.ether, (is) => ofKind(is, 'NATIVE')),
  )
}

function toModuleFilter(query: z.output<typeof ModuleQuery>): SQL | undefined {
  const { safe, module, to, operation, failed, blockNumber, transactionHash } = moduleTransactions
  return and(
    given(query.safe, (account) => eq(safe, account)),
    given(query.module, (address) => eq(module, address)),
    given(query.to, (address) => eq(to, address)),
    given(query.operation, (kind) => eq(operation, kind)),
    given(query.failed, (is) => eq(failed, is)),
    given(query.transaction_hash, (hash) => eq(transactionHash, toHex(hash))),
    given(query.block_number, (at) => eq(blockNumber, at)),
    given(query.block_number__gt, (at) => gt(blockNumber, at)),
    given(query.block_number__lt, (at) => lt(blockNumber, at)),
  )
}
