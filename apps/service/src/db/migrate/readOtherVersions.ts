import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { codeOf } from '../database/codeOf.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { PROJECTION_SCHEMA, projectionSchema } from './projectionSchema.ts'

/** What the tables of a running version have. */
export type IndexTarget = {
  /** Its last indexed block. */
  block: number
  /** The number of its accounts whose history it has and the tables of this version lack. */
  histories: number
}
export type OtherVersions = {
  /** There are tables of another version, whose processes may run. */
  readonly exist: boolean
  /** Processes that fill the tables of this version run. */
  readonly isOwnFilled: boolean
  /** The indexes that running processes of other versions fill. */
  readonly indexes: readonly OtherIndex[]
}
type OtherIndex = { readonly chainId: string; readonly schema: string }

const Names = z.array(z.object({ name: z.string() }))
const Numbers = z.array(z.object({ number: z.coerce.number() }))

/** Without a schema: a version of the service from before versioned schemas. */
const INDEX_LEASE = /^indexer:(\d+)(?: of (projection_\d+_[0-9a-f]{12}))?$/
const UNVERSIONED = 'public'
/** The tables of the other version have another form. */
const OTHER_FORM = new Set(['42P01', '42703'])

/** Reads which versions of the service run on this database. */
export async function readOtherVersions({ kind, drizzle }: Pick<Database, 'kind' | 'drizzle'>): Promise<OtherVersions> {
  if (kind !== 'postgres') return { exist: false, isOwnFilled: true, indexes: [] }
  const own = projectionSchema()
  const schemas = z.parse(
    Names,
    await drizzle.execute(sql`
      select nspname as name from pg_namespace where nspname like 'projection%'
      union select ${UNVERSIONED} where to_regclass('public.schema_version') is not null`),
  )
  const leases = await drizzle.execute(sql`
    select name from leases where held_until > clock_timestamp() and name like 'indexer:%'`)
  const filled = z.parse(Names, leases).flatMap(({ name }) => {
    const [, chainId, schema = UNVERSIONED] = INDEX_LEASE.exec(name) ?? []
    return chainId === undefined ? [] : [{ chainId, schema }]
  })
  return {
    exist: schemas.some(({ name }) => name !== own && (name === UNVERSIONED || PROJECTION_SCHEMA.test(name))),
    isOwnFilled: filled.some(({ schema }) => schema === own),
    indexes: filled.filter(({ schema }) => schema !== own),
  }
}

/**
 * Reads what the indexes of other versions have, by chain.
 *
 * @param wanted accounts `(safe)` of a chain that this version will index by itself
 */
export async function readIndexTargets(
  { drizzle }: Pick<Database, 'drizzle'>,
  indexes: readonly OtherIndex[],
  wanted: (chainId: string) => SQL,
): Promise<ReadonlyMap<string, IndexTarget>> {
  const targets = new Map<string, IndexTarget>()
  for (const { chainId, schema } of indexes) {
    const found = await drizzle.execute(sql`
      select block_number as number from ${sql.identifier(schema)}.cursors where chain_id = ${chainId}`)
    const [block] = z.parse(Numbers, found)
    if (!block) continue
    const histories = await countHistories(drizzle, schema, chainId, wanted(chainId))
    const known = targets.get(chainId)
    targets.set(chainId, {
      block: Math.max(block.number, known?.block ?? 0),
      histories: Math.max(histories, known?.histories ?? 0),
    })
  }
  return targets
}

/** Until a history is audited, its row in `backfills` has no `audited_to`. */
async function countHistories(drizzle: Drizzle, schema: string, chainId: string, wanted: SQL): Promise<number> {
  const other = sql.identifier(schema)
  const rows = await drizzle
    .execute(
      sql`
      select count(*) as number from ${other}.safes theirs where theirs.chain_id = ${chainId}
        and not exists (select from ${other}.backfills where chain_id = ${chainId} and safe = theirs.address and audited_to is null)
        and (
          exists (select from backfills where chain_id = ${chainId} and safe = theirs.address and audited_to is null)
          or (theirs.address in (${wanted})
            and not exists (select from safes where chain_id = ${chainId} and address = theirs.address)))`,
    )
    .catch((error: unknown) => {
      if (OTHER_FORM.has(codeOf(error))) return [{ number: 0 }]
      throw error
    })
  return z.parse(Numbers, rows)[0]?.number ?? 0
}
