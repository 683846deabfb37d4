import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'
import { delegates } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import type { EventDraft } from '../events/storeEvents.ts'
import type { RecordOf } from './JournalEntry.ts'

/** A delegation for every account of its delegator. */
export const ANY_SAFE = '*'

type Key = { chainId: string; scope: Address | typeof ANY_SAFE; delegate: Address; delegator: Address }
type Delegation = { label: string; expiresAt: number | null; addedAt: number }
/** A pair of delegate and delegator while the records are applied; `removedAt`: the last removal of the delegator from the account. */
type Pair = { key: Key; removedAt: number | null; delegation: Delegation | null }

const keyOf = ({ chainId, scope, delegate, delegator }: Key) => `${chainId}:${scope}:${delegate}:${delegator}`

/** Applies delegations in order: the newest entry of a pair is valid. @returns the events, by sequence */
export async function applyDelegates(
  tx: Drizzle,
  records: readonly RecordOf<'delegate' | 'delegateRemoval'>[],
): Promise<Map<number, EventDraft[]>> {
  const news = new Map<number, EventDraft[]>()
  if (records.length === 0) return news
  const keys = records.map(({ entry: { chainId, safe, delegate, delegator } }): Key => ({
    chainId,
    scope: safe ?? ANY_SAFE,
    delegate,
    delegator,
  }))
  const pairs = await readPairs(tx, keys)
  for (const [place, { sequence, at, entry }] of records.entries()) {
    const key = keys[place]
    const pair = key && pairs.get(keyOf(key))
    if (!pair) continue
    const known = isInForceAt(pair, at) ? pair.delegation : null
    const { chainId, safe, delegate, delegator } = entry
    const draft = (type: EventDraft['type'], label: string): EventDraft => ({
      chainId,
      ...(safe === null ? {} : { address: safe }),
      type,
      at,
      details: { delegate, delegator, label },
    })
    if (entry.kind === 'delegate') {
      const { label, expiresAt } = entry
      pair.delegation = { label, expiresAt, addedAt: at }
      news.set(sequence, [draft(known ? 'UPDATED_DELEGATE' : 'NEW_DELEGATE', label)])
    } else {
      pair.delegation = null
      news.set(sequence, known ? [draft('DELETED_DELEGATE', known.label)] : [])
    }
  }
  await writePairs(tx, [...pairs.values()])
  return news
}

/** The condition `isInForce` of a row, for a delegation in memory. */
const isInForceAt = ({ delegation, removedAt }: Pair, at: number): boolean =>
  delegation !== null &&
  (delegation.expiresAt === null || delegation.expiresAt > at) &&
  (removedAt === null || removedAt < delegation.addedAt)

const time = z.nullable(z.coerce.number())
const Rows = z.array(
  z.object({
    place: z.number(),
    label: z.nullable(z.string()),
    expires_at: time,
    added_at: time,
    removed_at: time,
  }),
)

async function readPairs(tx: Drizzle, given: readonly Key[]): Promise<Map<string, Pair>> {
  const keys = [...new Map(given.map((key) => [keyOf(key), key])).values()]
  const rows = await tx.execute(sql`
    select wanted.place::integer, d.label, d.expires_at, d.added_at, (
      select max(r.removed_at) from owner_removals r
      where r.chain_id = wanted.chain_id and r.safe = wanted.scope and r.owner = wanted.delegator
    ) as removed_at
    from (select * from ${listOf(keys)}) as wanted
    left join delegates d on d.chain_id = wanted.chain_id and d.scope = wanted.scope
      and d.delegate = wanted.delegate and d.delegator = wanted.delegator`)
  const stored = new Map(z.parse(Rows, rows).map((row) => [row.place, row]))
  return new Map(
    keys.map((key, index) => {
      const row = stored.get(index + 1)
      const isStored = row !== undefined && row.label !== null && row.added_at !== null
      const delegation = isStored
        ? { label: row.label ?? '', expiresAt: row.expires_at, addedAt: row.added_at ?? 0 }
        : null
      return [keyOf(key), { key, removedAt: row?.removed_at ?? null, delegation }]
    }),
  )
}

async function writePairs(tx: Drizzle, pairs: readonly Pair[]): Promise<void> {
  const ended = pairs.filter(({ delegation }) => delegation === null).map(({ key }) => key)
  if (ended.length > 0)
    await tx.execute(sql`
      delete from delegates d using (select * from ${listOf(ended)}) as ended
      where d.chain_id = ended.chain_id and d.scope = ended.scope and d.delegate = ended.delegate
        and d.delegator = ended.delegator`)
  const rows = pairs.flatMap(({ key, delegation }) => (delegation === null ? [] : [{ ...key, ...delegation }]))
  const { chainId, scope, delegate, delegator } = delegates
  await insertMany(delegates, rows, (part) =>
    tx
      .insert(delegates)
      .select(part)
      .onConflictDoUpdate({
        target: [chainId, scope, delegate, delegator],
        set: { label: sql`excluded.label`, expiresAt: sql`excluded.expires_at`, addedAt: sql`excluded.added_at` },
      }),
  )
}

const listOf = (keys: readonly Key[]) => sql`unnest(${sql.param(keys.map(({ chainId }) => chainId))}::text[],
  ${sql.param(keys.map(({ scope }) => scope))}::text[], ${sql.param(keys.map(({ delegate }) => delegate))}::char(42)[],
  ${sql.param(keys.map(({ delegator }) => delegator))}::char(42)[])
  with ordinality as each(chain_id, scope, delegate, delegator, place)`
