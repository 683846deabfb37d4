import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/Database.ts'
import { projectionSchema } from './projectionSchema.ts'

const Names = z.array(z.object({ name: z.string() }))
const Blocks = z.array(z.object({ number: z.coerce.number() }))

/** Without a schema: a version of the service from before versioned schemas. */
const INDEX_LEASE = /^indexer:(\d+)(?: of (projection_\d+_[0-9a-f]{12}))?$/

/** The last indexed block of each chain in the schemas of other versions whose processes run now. Empty beside the embedded database. */
export async function readIndexTargets({
  kind,
  drizzle,
}: Pick<Database, 'kind' | 'drizzle'>): Promise<Map<string, number>> {
  const targets = new Map<string, number>()
  if (kind !== 'postgres') return targets
  const rows = await drizzle.execute(sql`
    select name from leases where held_until > clock_timestamp() and name like 'indexer:%'`)
  for (const { name } of z.parse(Names, rows)) {
    const [, chainId, schema = 'public'] = INDEX_LEASE.exec(name) ?? []
    if (chainId === undefined || schema === projectionSchema()) continue
    const found = await drizzle.execute(sql`
      select block_number as number from ${sql.identifier(schema)}.cursors where chain_id = ${chainId}`)
    const [block] = z.parse(Blocks, found)
    if (block) targets.set(chainId, Math.max(block.number, targets.get(chainId) ?? 0))
  }
  return targets
}
