import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { countPageRows, findPageStart } from '../../db/paging/findPageStart.ts'
import { findPageSource, type PageListName } from '../../db/schema/pageLists.ts'
import type { moduleTransactions, multisigTransactions, transfers } from '../../db/schema/schema.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import type { Slice } from './Slice.ts'

export type Found<Row> = { count: number; rows: Row[] }

type Source<Row> = {
  table: typeof moduleTransactions | typeof multisigTransactions | typeof transfers
  /** Null for the whole activity of the account. */
  list: PageListName | null
  /** The whole list in its own order: any offset and the total cost the same. */
  isPlain: boolean
  filter: SQL | undefined
  select(where: SQL | undefined, limit: number, offset: number): Promise<Row[]>
}

/** A page of a list and its exact total, on which clients of that service rely. */
export async function readRows<Row>(
  { db }: ServiceContext,
  safe: SafeRow,
  { limit, offset }: Slice,
  { table, list, isPlain, filter, select }: Source<Row>,
): Promise<Found<Row>> {
  if (isPlain && list !== null) {
    const start = await findPageStart(db, list, safe, offset)
    const [rows, count] = await Promise.all([
      select(start.where, limit, start.skip),
      countPageRows(db.drizzle, list, safe),
    ])
    return { rows, count }
  }
  const isListed = list === null ? undefined : sql.raw(findPageSource(list).where)
  const where = and(eq(table.chainId, safe.chainId), eq(table.safe, safe.address), isListed, filter)
  const [rows, count] = await Promise.all([select(where, limit, offset), db.drizzle.$count(table, where)])
  return { rows, count }
}
