import { sql, type SQL } from 'drizzle-orm'
import type { OwnerRemoval } from '../fold/Batch.ts'

/** Removals as a source of `select` with the columns safe, owner, block_number, at and position: a block can contain thousands of them. */
export const unnestRemovals = (removals: readonly OwnerRemoval[], name: string): SQL => sql`
  unnest(${sql.param(removals.map(({ safe }) => safe))}::char(42)[], ${sql.param(removals.map(({ owner }) => owner))}::char(42)[],
    ${sql.param(removals.map(({ blockNumber }) => blockNumber))}::integer[], ${sql.param(removals.map(({ at }) => at))}::bigint[])
    with ordinality as ${sql.identifier(name)}(safe, owner, block_number, at, position)`
