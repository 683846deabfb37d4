import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../../db/database/Database.ts'

const Owners = z.array(z.object({ safe: z.string(), owner: z.string() }))

/** Owners who were removed from an account above a block. */
export async function findRemovedOwners(tx: Drizzle, chainId: string, above: number): Promise<z.output<typeof Owners>> {
  const rows = await tx.execute(sql`
    select distinct safe, owner from owner_removals where chain_id = ${chainId} and block_number > ${above}::integer`)
  return z.parse(Owners, rows)
}
