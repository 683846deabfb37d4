import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database, Session } from '../database/Database.ts'
import type { Addition } from './projection.ts'
import { codeOf } from '../database/codeOf.ts'

/** How long statements of running processes may wait behind a change of a table that waits for its lock. */
const LOCK_MS = 500
const PAUSE_MS = 250
const ATTEMPTS = 240
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Adds tables, columns and indexes to tables that exist, while processes of an older version may use them. A column is added in an instant, and tried again when a
 * statement holds the table; an index is built beside the writes.
 */
export async function applyAdditions(
  db: Pick<Database, 'kind' | 'runAlone'>,
  additions: readonly Addition[],
): Promise<void> {
  if (additions.length === 0) return
  await db.runAlone(async (session) => {
    for (const addition of additions) {
      const found = await find(session, addition)
      if (found === 'applied') continue
      if (db.kind === 'pglite' || addition.kind === 'table') await session(addition.statement, [], 'object')
      else if (addition.kind === 'column') await addColumn(session, addition)
      else {
        // An earlier attempt ended before its index was complete.
        if (found === 'incomplete') await session(`drop index concurrently ${addition.name}`, [], 'object')
        await session(addition.statement.replace('create index', 'create index concurrently'), [], 'object')
      }
    }
  })
}

/** @returns whether every addition is there; waits for a process that applies them */
export async function hasAdditions(db: Pick<Database, 'runAlone'>, additions: readonly Addition[]): Promise<boolean> {
  let missing = 0
  if (additions.length > 0)
    await db.runAlone(async (session) => {
      for (const addition of additions) if ((await find(session, addition)) !== 'applied') missing += 1
    })
  return missing === 0
}

const Found = z.array(z.object({ valid: z.boolean() }))

const FIND = {
  table: 'select true as valid from pg_class where oid = to_regclass($1)',
  column:
    'select true as valid from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped',
  index: 'select indisvalid as valid from pg_index where indrelid = to_regclass($1) and indexrelid = to_regclass($2)',
} as const

async function find(session: Session, { kind, table, name }: Addition) {
  const rows = await session(FIND[kind], kind === 'table' ? [table] : [table, name], 'object')
  const [found] = z.parse(Found, rows)
  if (!found) return 'missing'
  return found.valid ? 'applied' : 'incomplete'
}

async function addColumn(session: Session, { statement }: Addition): Promise<void> {
  await session(`set lock_timeout = ${LOCK_MS}`, [], 'object')
  for (let attempt = 1; ; attempt += 1)
    try {
      await session(statement, [], 'object')
      break
    } catch (error) {
      if (attempt === ATTEMPTS || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      await wait(PAUSE_MS)
    }
  await session('set lock_timeout = 0', [], 'object')
}
