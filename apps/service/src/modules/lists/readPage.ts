import { and, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { countPageRows, findPageStart } from '../../db/paging/findPageStart.ts'
import { findPageSource, type PageListName } from '../../db/schema/pageLists.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'

export type Slice = { limit: number; offset: number }
/** `count` is null when a filter leaves more rows than an answer counts. */
export type ListedRows<Row> = { count: number | null; rows: Row[]; hasNext: boolean }

type Selection<Row> = {
  list: PageListName
  /** Conditions besides the list's own; undefined for the whole list. */
  filter: SQL | undefined
  slice: Slice
  /** Matching rows, newest first. */
  select(where: SQL, limit: number, offset: number): Promise<Row[]>
}

const MAX_COUNTED = 10_000

/** A page of a list. Without a filter any offset and the total cost the same; with a filter rows are skipped one by one. */
export async function readPage<Row>(
  context: ServiceContext,
  safe: SafeRow,
  { list, filter, slice: { limit, offset }, select }: Selection<Row>,
): Promise<ListedRows<Row>> {
  const start = await findPageStart(context.db, list, safe, filter === undefined ? offset : 0)
  const where = and(start.where, filter) ?? start.where
  const [found, count] = await Promise.all([
    select(where, limit + 1, filter === undefined ? start.skip : offset),
    filter === undefined ? countPageRows(context.db.drizzle, list, safe) : countFiltered(context, list, where),
  ])
  return { count, rows: found.slice(0, limit), hasNext: found.length > limit }
}

async function countFiltered(context: ServiceContext, list: PageListName, where: SQL): Promise<number | null> {
  const table = sql.raw(findPageSource(list).source.table)
  const [row] = await context.db.drizzle.execute<{ total: number | string }>(
    sql`select count(*) as total from (select from ${table} where ${where} limit ${MAX_COUNTED + 1}) as fitting`,
  )
  const total = Number(row?.total ?? 0)
  return total > MAX_COUNTED ? null : total
}
