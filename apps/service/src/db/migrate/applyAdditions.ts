import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database, Session } from '../database/Database.ts'
import { buildAdditions, type ProjectionAddition } from './projection.ts'

/** How long statements of running processes may wait behind a change of a table that waits for its lock. */
const LOCK_MS = 500
const PAUSE_MS = 250
const ATTEMPTS = 240
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Adds columns and indexes to a projection that exists, while processes of an older version may use it. A column is added in an instant, and tried again when a
 * statement holds the table; an index is built beside the writes.
 */
export async function applyAdditions(
  db: Pick<Database, 'kind' | 'runAlone'>,
  additions: readonly ProjectionAddition[] = buildAdditions(),
): Promise<void> {
  if (additions.length === 0) return
  await db.runAlone(async (session) => {
    for (const addition of additions) {
      const found = await find(session, addition)
      if (found === 'applied') continue
      if (db.kind === 'pglite') await session(addition.statement, [], 'object')
      else if (addition.kind === 'column') await addColumn(session, addition)
      else {
        // An earlier attempt ended before its index was complete.
        if (found === 'incomplete') await session(`drop index concurrently "${addition.name}"`, [], 'object')
        await session(addition.statement.replace('create index', 'create index concurrently'), [], 'object')
      }
    }
  })
}

const Found = z.array(z.object({ valid: z.boolean() }))

async function find(session: Session, { kind, table, name }: ProjectionAddition) {
  const rows =
    kind === 'column'
      ? await session(
          'select true as valid from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped',
          [table, name],
          'object',
        )
      : await session('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [name], 'object')
  const [found] = z.parse(Found, rows)
  if (!found) return 'missing'
  return found.valid ? 'applied' : 'incomplete'
}

async function addColumn(session: Session, { statement }: ProjectionAddition): Promise<void> {
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

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' && /^\w{5}$/.test(error.code)
    ? error.code
    : codeOf(error.cause)
}
