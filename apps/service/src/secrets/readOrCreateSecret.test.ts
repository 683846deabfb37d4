import { sql } from 'drizzle-orm'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createTestFolder } from '../testing/testService.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'

let db: Database
let folder: ReturnType<typeof createTestFolder>
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => void (folder = createTestFolder()))
afterEach(() => folder.remove())

/** The same database after a restart of the service, with nothing cached. */
const restarted = (kind: Database['kind'] = 'pglite'): Database => ({ ...db, kind })
const at = (dataDir: string, database = restarted()) => ({ config: { dataDir }, db: database })

test('behavior: a key is created once, in a file that only its owner can read, and survives a restart', async () => {
  const place = at(folder.path)
  const made = await Promise.all(['a', 'b', 'c'].map((value) => readOrCreateSecret(place, 'session', () => value)))
  expect(made).toEqual(['a', 'a', 'a'])
  const path = join(folder.path, 'secrets', 'session')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8')).toBe('a\n')
  expect(await readOrCreateSecret(at(folder.path), 'session', () => 'd')).toBe('a')
  expect(await readOrCreateSecret(at(folder.path), 'push', () => 'e')).toBe('e')
})

test('behavior: the mode of a file that others could read is corrected', async () => {
  mkdirSync(join(folder.path, 'secrets'))
  const path = join(folder.path, 'secrets', 'session')
  writeFileSync(path, 'kept')
  chmodSync(path, 0o644)
  expect(await readOrCreateSecret(at(folder.path), 'session', () => 'new')).toBe('kept')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('behavior: processes that start together on one PostgreSQL use one key', async () => {
  const processes = Array.from({ length: 4 }, (_, index) => ({ place: at(folder.path, restarted('postgres')), index }))
  const made = await Promise.all(
    processes.map(({ place, index }) => readOrCreateSecret(place, 'shared', () => `of ${index}`)),
  )
  expect(new Set(made).size).toBe(1)
  expect(made[0]).toMatch(/^of \d$/)
})

test('error: an empty file is never used as a key', async () => {
  mkdirSync(join(folder.path, 'secrets'))
  writeFileSync(join(folder.path, 'secrets', 'session'), '\n')
  await expect(readOrCreateSecret(at(folder.path), 'session', () => 'new')).rejects.toThrow(/exists but is empty/)
})

test('error: an error about a key that could not be stored does not contain the key', async () => {
  await db.drizzle.execute(sql`alter table secrets add constraint refused check (name <> 'refused')`)
  const made = readOrCreateSecret(at(folder.path, restarted('postgres')), 'refused', () => 'the new key')
  const error = await made.catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/refused could not be written .*violates check constraint/)
  expect(inspect(error, { depth: 10 })).not.toContain('the new key')
})
