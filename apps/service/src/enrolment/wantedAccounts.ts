import type { Address } from '@countersign/primitives'
import { type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../db/statements/arrayLiteral.ts'
import { recordsOfOwners } from './hasOwnRecords.ts'

/** Accounts `(safe)` of a chain that are indexed without a request: with records of their owners, followed, and those that the operator lists. */
export const wantedAccounts = (chainId: string, listed: readonly Address[]): SQL => sql`
  ${recordsOfOwners(chainId)} union select safe from followed_accounts where chain_id = ${chainId}
  union select unnest(${sql.param(arrayLiteral(listed))}::char(42)[])`
