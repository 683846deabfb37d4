import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, chainId } from './columns.ts'
import type { PageListName } from './pageLists.ts'

/*
 * Tables for paging at any depth, see `pageLists.ts`. Triggers write them together with the rows.
 */
const ofList = () => ({
  list: text('list').$type<PageListName>().notNull(),
  chainId: chainId(),
  safe: address('safe').notNull(),
})

/** The number of rows of a list. */
export const pageTotals = pgTable('page_totals', { ...ofList(), rows: integer('rows').notNull() }, (table) => [
  primaryKey({ columns: [table.list, table.chainId, table.safe] }),
])

/** The position of every thousandth row; `rank` counts from the oldest, from 0. */
export const pageMarks = pgTable(
  'page_marks',
  {
    ...ofList(),
    rank: integer('rank').notNull(),
    first: bigint('first', { mode: 'number' }).notNull(),
    second: bigint('second', { mode: 'number' }).notNull(),
    third: bigint('third', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.chainId, table.safe, table.rank] }),
    index('page_marks_place').on(table.list, table.chainId, table.safe, table.first),
  ],
)
