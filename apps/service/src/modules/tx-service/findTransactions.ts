import { AddressSchema, HashSchema, QueryBoolean } from '@countersign/api'
import { and, desc, eq, exists, gt, gte, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { confirmations, multisigTransactions as table } from '../../db/schema/schema.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import type { MultisigRow } from '../../read/transactions/rows.ts'
import { type Slice, sliceQuery } from './Slice.ts'
import { readOrder } from './readOrder.ts'
import { type Found, readRows } from './readRows.ts'
import { QueryNumber, QueryTime, WholeNumber } from './wireScalars.ts'

export const TransactionQuery = z.object({
  ...sliceQuery,
  executed: z.optional(QueryBoolean),
  trusted: z.optional(QueryBoolean),
  failed: z.optional(QueryBoolean),
  has_confirmations: z.optional(QueryBoolean),
  nonce: z.optional(QueryNumber),
  nonce__gt: z.optional(QueryNumber),
  nonce__gte: z.optional(QueryNumber),
  nonce__lt: z.optional(QueryNumber),
  nonce__lte: z.optional(QueryNumber),
  to: z.optional(AddressSchema),
  value: z.optional(WholeNumber),
  value__gt: z.optional(WholeNumber),
  value__lt: z.optional(WholeNumber),
  safe_tx_hash: z.optional(HashSchema),
  transaction_hash: z.optional(HashSchema),
  execution_date__gte: z.optional(QueryTime),
  execution_date__lte: z.optional(QueryTime),
  submission_date__gte: z.optional(QueryTime),
  submission_date__lte: z.optional(QueryTime),
  modified__gt: z.optional(QueryTime),
  modified__gte: z.optional(QueryTime),
  modified__lt: z.optional(QueryTime),
  modified__lte: z.optional(QueryTime),
  /** `nonce`, `created`, `modified`, each with `-` for descending. */
  ordering: z.optional(z.string()),
})
type TransactionQuery = z.output<typeof TransactionQuery>

/** By default the highest nonce first, and trusted transactions only. */
export function findTransactions(
  context: ServiceContext,
  safe: SafeRow,
  query: TransactionQuery,
  slice: Slice,
): Promise<Found<MultisigRow>> {
  const { nonce, submittedAt, modifiedAt, safeTxHash } = table
  const order = readOrder(query.ordering, { nonce, created: submittedAt, modified: modifiedAt })
  const filter = toFilter(context, query)
  const isTrusted = query.trusted ?? true
  return readRows(context, safe, slice, {
    table,
    list: isTrusted ? 'multisig' : null,
    isPlain: order === undefined && filter === undefined,
    filter,
    select: (where, limit, offset) =>
      context.db.drizzle
        .select()
        .from(table)
        .where(where)
        .orderBy(...(order ?? [desc(nonce), desc(submittedAt)]), desc(safeTxHash))
        .limit(limit)
        .offset(offset),
  })
}

function toFilter({ db }: ServiceContext, query: TransactionQuery): SQL | undefined {
  const { nonce, value, executedTransactionHash, executedAt, submittedAt, modifiedAt } = table
  const given = <Value>(wanted: Value | undefined, build: (value: Value) => SQL): SQL | undefined =>
    wanted === undefined ? undefined : build(wanted)
  const isConfirmed = exists(
    db.drizzle
      .select({ one: sql`1` })
      .from(confirmations)
      .where(
        and(
          eq(confirmations.chainId, table.chainId),
          eq(confirmations.safe, table.safe),
          eq(confirmations.safeTxHash, table.safeTxHash),
        ),
      ),
  )
  return and(
    given(query.executed, (is) => (is ? isNotNull(executedTransactionHash) : isNull(executedTransactionHash))),
    given(query.failed, (is) => eq(table.failed, is)),
    given(query.has_confirmations, (has) => (has ? isConfirmed : not(isConfirmed))),
    given(query.nonce, (at) => eq(nonce, at)),
    given(query.nonce__gt, (at) => gt(nonce, at)),
    given(query.nonce__gte, (at) => gte(nonce, at)),
    given(query.nonce__lt, (at) => lt(nonce, at)),
    given(query.nonce__lte, (at) => lte(nonce, at)),
    given(query.to, (to) => eq(table.to, to)),
    given(query.value, (wei) => eq(value, wei)),
    given(query.value__gt, (wei) => gt(value, wei)),
    given(query.value__lt, (wei) => lt(value, wei)),
    given(query.safe_tx_hash, (hash) => eq(table.safeTxHash, toHex(hash))),
    given(query.transaction_hash, (hash) => eq(executedTransactionHash, toHex(hash))),
    given(query.execution_date__gte, (time) => gte(executedAt, time)),
    given(query.execution_date__lte, (time) => lte(executedAt, time)),
    given(query.submission_date__gte, (time) => gte(submittedAt, time)),
    given(query.submission_date__lte, (time) => lte(submittedAt, time)),
    given(query.modified__gt, (time) => gt(modifiedAt, time)),
    given(query.modified__gte, (time) => gte(modifiedAt, time)),
    given(query.modified__lt, (time) => lt(modifiedAt, time)),
    given(query.modified__lte, (time) => lte(modifiedAt, time)),
  )
}
