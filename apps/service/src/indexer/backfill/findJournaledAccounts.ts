import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../../db/database/Database.ts'

const Rows = z.array(z.object({ safe: AddressSchema }))

/** Accounts with off-chain records in the journal that are not indexed yet. */
export async function findJournaledAccounts(db: Drizzle, chainId: string): Promise<Address[]> {
  const rows = await db.execute(sql`
    select safe from (
      select distinct safe from multisig_transactions where chain_id = ${chainId}
      union select distinct safe from messages where chain_id = ${chainId}
    ) as spoken_of
    where not exists (select from safes where chain_id = ${chainId} and address = spoken_of.safe)`)
  return z.parse(Rows, rows).map(({ safe }) => safe)
}
