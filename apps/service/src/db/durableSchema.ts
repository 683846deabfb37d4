import { bigint, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'

/*
 * Tables that neither the chains nor the journal can fill again. They are created when missing and never dropped;
 * a new column must be added to existing databases by a statement of its own. Times are epoch milliseconds.
 */

/** Keys of this service when the database is PostgreSQL, so that all its processes use the same; files otherwise. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

export const durableTables: readonly PgTable[] = [secrets]
