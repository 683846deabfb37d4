import { type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../db/statements/arrayLiteral.ts'
import type { SafeRow } from './requireSafe.ts'

/**
 * These accounts as a table `(chain_id, address, nonce, threshold)` that the statement has to name: one parameter per column, however
 * many they are. Its columns have the types of the tables it is joined with: compared with `text`, an address finds no index, and each
 * account would read the whole table.
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
