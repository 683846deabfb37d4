import type { Address } from '@countersign/primitives'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'

/**
 * Where the service stores what an owner gave it: a proposal that an owner or delegate signed, a message, a delegate, an entry of the shared
 * address book, a webhook. An unsigned proposal does not count, because any client can send it.
 */
const SOURCES = [
  { table: 'multisig_transactions', account: 'safe', condition: sql`endorsed` },
  { table: 'messages', account: 'safe', condition: sql`true` },
  { table: 'delegates', account: 'scope', condition: sql`scope <> '*'` },
  { table: 'shared_entries', account: 'safe', condition: sql`true` },
  { table: 'notification_webhooks', account: 'safe', condition: sql`true` },
] as const

/** Accounts `(safe)` of a chain for which the service stores something that an owner gave it. */
export const recordsOfOwners = (chainId: string): SQL =>
  sql.join(
    SOURCES.map(
      ({ table, account, condition }) =>
        sql`select ${sql.identifier(account)} as safe from ${sql.identifier(table)} where chain_id = ${chainId} and ${condition}`,
    ),
    sql` union `,
  )

const Rows = z.array(z.object({ found: z.boolean() }))

/**
 * Whether an account has such records, or registered creation data. Not a condition on `recordsOfOwners`: the types of its columns differ, so
 * PostgreSQL would read the records of all accounts first.
 */
export async function hasOwnRecords(db: Drizzle, chainId: string, safe: Address): Promise<boolean> {
  const sources = [...SOURCES, { table: 'undeployed_accounts', account: 'safe', condition: sql`true` }]
  const exists = sources.map(
    ({ table, account, condition }) => sql`exists (select from ${sql.identifier(table)}
      where chain_id = ${chainId} and ${sql.identifier(account)} = ${safe} and ${condition})`,
  )
  const [row] = z.parse(Rows, await db.execute(sql`select ${sql.join(exists, sql` or `)} as found`))
  return row?.found ?? false
}
