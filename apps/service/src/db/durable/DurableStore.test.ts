import { sql } from 'drizzle-orm'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { lockDataDir } from '../data-dir/lockDataDir.ts'
import type { Database } from '../database/Database.ts'
import { openDurableStore } from './DurableStore.ts'

let db: Database
const folder = createTestFolder()
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(async () => {
  await db.close()
  folder.remove()
})

test('error: a process that lost the data directory does not replace the file of the new holder, and acknowledges nothing', async () => {
  const tryLock = () => ({ kind: 'unavailable', reason: 'the test has none' }) as const
  const lock = await lockDataDir(folder.path, { tryLock })
  const store = await openDurableStore({ ...db, kind: 'pglite' }, folder.path, lock.assertHeld)
  const write = () => store.write((tx) => tx.execute(sql`select 1`))
  const file = () => statSync(join(folder.path, 'durable.json'), { bigint: true }).ino
  await write()
  rmSync(join(folder.path, 'service.lock'))
  const newer = await lockDataDir(folder.path, { tryLock })
  const before = file()
  await expect(write()).rejects.toThrow(/Another process has taken the data directory/)
  expect(file()).toBe(before)
  await newer.release()
  await lock.release()
})
