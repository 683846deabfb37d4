import { and, asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Database, Drizzle } from '../database/Database.ts'
import { findPageSource, type PageListName, type PageSource } from '../schema/pageLists.ts'
import { pageMarks, pageTotals } from '../schema/schema.ts'

/** Rows between two marks: at most this many rows are skipped between a mark and the page. */
export const MARK_EVERY = 1000

type Account = { chainId: string; address: `0x${string}` }
type Mark = typeof pageMarks.$inferSelect

/** The rows of a page, newest first: those that match `where`, without the first `skip`. */
export type PageStart = { where: SQL; skip: number }

/** The number of rows of a list. Triggers maintain it, so the rows are not counted here. */
export async function countPageRows(db: Drizzle, list: PageListName, { chainId, address }: Account): Promise<number> {
  const [row] = await db
    .select({ rows: pageTotals.rows })
    .from(pageTotals)
    .where(and(eq(pageTotals.list, list), eq(pageTotals.chainId, chainId), eq(pageTotals.safe, address)))
  return row?.rows ?? 0
}

/** Converts an offset from the newest row to a starting row, so that a deep page costs as much as the first. */
export async function findPageStart(
  db: Database,
  list: PageListName,
  account: Account,
  offset: number,
): Promise<PageStart> {
  const { source, where } = findPageSource(list)
  const all = sql`chain_id = ${account.chainId} and safe = ${account.address} and ${sql.raw(where)}`
  if (offset <= MARK_EVERY) return { where: all, skip: offset }
  const rank = (await countPageRows(db.drizzle, list, account)) - 1 - offset
  if (rank < 0) return { where: sql`false`, skip: 0 }
  const mark =
    (await findMark(db.drizzle, list, account, rank)) ??
    (await db.transaction((tx) => makeMarks(tx, list, account).then(() => findMark(tx, list, account, rank))))
  // Rows were deleted since the total was read.
  if (!mark) return { where: sql`false`, skip: 0 }
  return { where: sql`${all} and ${compare(source, '<=', mark)}`, skip: mark.rank - rank }
}

const ofList = (list: PageListName, { chainId, address }: Account) =>
  and(eq(pageMarks.list, list), eq(pageMarks.chainId, chainId), eq(pageMarks.safe, address))

async function findMark(db: Drizzle, list: PageListName, account: Account, rank: number): Promise<Mark | undefined> {
  const [mark] = await db
    .select()
    .from(pageMarks)
    .where(and(ofList(list, account), gte(pageMarks.rank, rank)))
    .orderBy(asc(pageMarks.rank))
    .limit(1)
  return mark
}

/**
 * Adds marks for the rows that are newer than the last mark. Locks out writers of these rows, because a concurrent write could make a mark
 * wrong.
 */
async function makeMarks(tx: Drizzle, list: PageListName, account: Account): Promise<void> {
  const { source, where } = findPageSource(list)
  await tx
    .select({ rows: pageTotals.rows })
    .from(pageTotals)
    .where(
      and(eq(pageTotals.list, list), eq(pageTotals.chainId, account.chainId), eq(pageTotals.safe, account.address)),
    )
    .for('update')
  const [last] = await tx.select().from(pageMarks).where(ofList(list, account)).orderBy(desc(pageMarks.rank)).limit(1)
  const order = source.order.join(', ')
  const numbers = source.order.slice(0, -1)
  const [first, second = '0', third = '0'] = numbers
  const text = source.order.at(-1)
  await tx.execute(sql`
    insert into page_marks (list, chain_id, safe, rank, first, second, third, text)
    select ${list}::text, ${account.chainId}::text, ${account.address}::text, ${last?.rank ?? -1}::integer + position, first, second, third, text
    from (
      select ${sql.raw(`${first} as first, ${second} as second, ${third} as third, ${text} as text`)},
        row_number() over (order by ${sql.raw(order)})::integer as position
      from ${sql.raw(source.table)}
      where chain_id = ${account.chainId} and safe = ${account.address} and ${sql.raw(where)}
        and ${last ? compare(source, '>', last) : sql`true`}
    ) as listed
    where (${last?.rank ?? -1}::integer + position) % ${MARK_EVERY}::integer = 0`)
}

/** Compares a row's position in the list's order with a mark. */
function compare({ order }: PageSource, operator: '<=' | '>', mark: Mark): SQL {
  const numbers = [mark.first, mark.second, mark.third].slice(0, order.length - 1).map((value) => sql`${value}::bigint`)
  return sql`(${sql.raw(order.join(', '))}) ${sql.raw(operator)} (${sql.join([...numbers, sql`${mark.text}::text`], sql`, `)})`
}
