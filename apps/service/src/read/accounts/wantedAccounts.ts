import { type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../db/statements/arrayLiteral.ts'
import type { SafeRow } from './requireSafe.ts'

/**
 * Accounts as a table `(chain_id, address, nonce, threshold)` that the statement must name: one parameter per column for any number of
 * accounts. Its columns have the types of the tables it is joined with: compared as `text`, an address would use no index, and each account
 * would scan the whole table.
 */
export function wantedAccounts(rows: readonly SafeRow[]): SQL {
  const column = (values: readonly (string | number)[]) => sql.param(arrayLiteral(values))
  return sql`(select * from unnest(
    ${column(rows.map(({ chainId }) => chainId))}::text[],
    ${column(rows.map(({ address }) => address))}::char(42)[],
    ${column(rows.map(({ nonce }) => nonce))}::integer[],
    ${column(rows.map(({ threshold }) => threshold))}::integer[]
  ) as wanted (chain_id, address, nonce, threshold))`
}
