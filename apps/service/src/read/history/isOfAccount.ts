import type { Address } from '@countersign/primitives'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Same account, but not by an index that starts with it. The embedded database gathers no statistics by itself; without
 * them the planner takes such an index for a lookup by transaction hash and reads everything the account ever did.
 */
export const isOfAccount = (column: PgColumn, account: Address): SQL => sql`${column}::text = ${account}::text`

/** The same for several accounts. */
export const isOfAccounts = (column: PgColumn, accounts: readonly Address[]): SQL =>
  inArray(sql`${column}::text`, [...accounts])
