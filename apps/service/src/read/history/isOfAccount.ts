import type { Address } from '@countersign/primitives'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Same account, but without using an index that starts with it. The embedded database collects statistics only at intervals; without them
 * the planner rates such an index as good as one on the transaction hash, and reads all rows of the account.
 */
export const isOfAccount = (column: PgColumn, account: Address): SQL => sql`${column}::text = ${account}::text`

/** The same for several accounts. */
export const isOfAccounts = (column: PgColumn, accounts: readonly Address[]): SQL =>
  inArray(sql`${column}::text`, [...accounts])
