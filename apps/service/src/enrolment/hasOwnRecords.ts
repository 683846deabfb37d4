import type { Address } from '@countersign/primitives'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'

/**
 * Accounts `(safe)` of a chain for which the service stores something that an owner gave it: a proposal that an owner or delegate signed, a
 * message, a delegate, an entry of the shared address book, a webhook. An unsigned proposal does not count, because any client can send it.
 */
export const recordsOfOwners = (chainId: string): SQL => sql`
  select safe from multisig_transactions where chain_id = ${chainId} and endorsed
  union select safe from messages where chain_id = ${chainId}
  union select scope as safe from delegates where chain_id = ${chainId} and scope <> '*'
  union select safe from shared_entries where chain_id = ${chainId}
  union select safe from notification_webhooks where chain_id = ${chainId}`

const Rows = z.array(z.object({ found: z.boolean() }))

/**
 * Whether an account has such records, or registered creation data. Not a condition on `recordsOfOwners`: the types of its columns differ, so
 * PostgreSQL would read the records of all accounts first.
 */
export async function hasOwnRecords(db: Drizzle, chainId: string, safe: Address): Promise<boolean> {
  const own = sql`chain_id = ${chainId} and safe = ${safe}`
  const [row] = z.parse(
    Rows,
    await db.execute(sql`select exists (select from multisig_transactions where ${own} and endorsed)
      or exists (select from messages where ${own})
      or exists (select from delegates where chain_id = ${chainId} and scope = ${safe})
      or exists (select from shared_entries where ${own})
      or exists (select from notification_webhooks where ${own})
      or exists (select from undeployed_accounts where ${own}) as found`),
  )
  return row?.found ?? false
}
