import { type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../db/arrayLiteral.ts'
import type { SafeRow } from '../safes/requireSafe.ts'

/** These accounts as a table `wanted (chain_id, address, nonce, threshold)`: one parameter per column, however many they are. */
export function wantedAccounts(rows: readonly SafeRow[]): SQL {
  const column = (values: readonly (string | number)[]) => sql.param(arrayLiteral(values))
  return sql`unnest(
    ${column(rows.map(({ chainId }) => chainId))}::text[],
    ${column(rows.map(({ address }) => address))}::text[],
    ${column(rows.map(({ nonce }) => nonce))}::integer[],
    ${column(rows.map(({ threshold }) => threshold))}::integer[]
  ) as wanted (chain_id, address, nonce, threshold)`
}
