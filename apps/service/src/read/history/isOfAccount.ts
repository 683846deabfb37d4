import type { Address } from '@countersign/primitives'
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Same account, but without using an index that starts with it. The embedded database collects statistics only at intervals; without them
 * the planner rates such an index as good as one on the transaction hash, and reads all rows of the account.
 */
export const isOfAccount = (column: PgColumn, account: Address): SQL => sql`${column}::text = ${account}::text`

/** The same for several accounts. */
export const isOfAccounts = (column: PgColumn, accounts: readonly Address[]): SQL =>
  inArray(sql`${column}::text`, [...accounts])

/** Rows of an account in blocks above this one, found by block; with -1 all its rows, found by account. */
export const isOfAccountAbove = (
  account: PgColumn,
  block: PgColumn,
  address: Address,
  above: number,
): SQL | undefined => (above < 0 ? eq(account, address) : and(isOfAccount(account, address), gt(block, above)))
