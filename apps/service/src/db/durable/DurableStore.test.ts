import { eq } from 'drizzle-orm'
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { lockDataDir } from '../data-dir/lockDataDir.ts'
import type { Database } from '../database/Database.ts'
import { bannedAccounts, endedSessions } from '../schema/durableSchema.ts'
import { openDurableStore } from './DurableStore.ts'
import { readDurableFile } from './readDurableFile.ts'

let db: Database
let folder: ReturnType<typeof createTestFolder>
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(async () => {
  await loseRows()
  folder.remove()
})

const path = () => join(folder.path, 'durable.json')
const inode = () => statSync(path(), { bigint: true }).ino
const openStore = (assertHeld?: () => Promise<void>) =>
  openDurableStore({ ...db, kind: 'pglite' }, folder.path, assertHeld)
const loseRows = async () => {
  await db.drizzle.delete(endedSessions)
  await db.drizzle.delete(bannedAccounts)
}
const stored = async () =>
  (await db.drizzle.select().from(endedSessions).orderBy(endedSessions.id)).map((row) => `${row.id} ${row.expiresAt}`)
const end = (id: string, expiresAt = 1) => ({ id, expiresAt })

test('behavior: a write appends its rows and leaves the rest of the file, and all survive the loss of the database', async () => {
  const store = await openStore()
  const many = Array.from({ length: 500 }, (_none, index) => end(`session-${String(index).padStart(3, '0')}`))
  await store.write((tx) => tx.insert(endedSessions).values(many))
  const [before, size] = [inode(), statSync(path()).size]
  await store.write((tx) => tx.update(endedSessions).set({ expiresAt: 7 }).where(eq(endedSessions.id, 'session-003')))
  await store.write((tx) => tx.delete(endedSessions).where(eq(endedSessions.id, 'session-004')))
  await Promise.all(['a', 'b', 'c'].map((id) => store.write((tx) => tx.insert(endedSessions).values(end(id)))))
  expect(inode()).toBe(before)
  expect(statSync(path()).size - size).toBeLessThan(1000)
  const rows = await stored()
  expect(rows).toHaveLength(502)
  expect(rows).toContain('session-003 7')
  await loseRows()
  await openStore()
  expect(await stored()).toEqual(rows)
})

test('behavior: a file of an earlier version, of one line, is read, and later changes are appended to it', async () => {
  writeFileSync(path(), `{"ended_sessions":[{"id":"old","expires_at":5}]}\n`)
  const store = await openStore()
  const before = inode()
  await store.write((tx) => tx.insert(endedSessions).values(end('new')))
  expect(inode()).toBe(before)
  await loseRows()
  await openStore()
  expect(await stored()).toEqual(['new 1', 'old 5'])
})

test('error: an incomplete last line after a power loss is dropped, and later changes are readable', async () => {
  const store = await openStore()
  await store.write((tx) => tx.insert(endedSessions).values(end('a')))
  appendFileSync(path(), '{"changes":[{"table":"ended_sess')
  const again = await openStore()
  await again.write((tx) => tx.insert(endedSessions).values(end('b')))
  await loseRows()
  await openStore()
  expect(await stored()).toEqual(['a 1', 'b 1'])
})

test('error: a damaged line before the last one refuses the start and leaves the file as it is', async () => {
  const store = await openStore()
  for (const id of ['a', 'b', 'c']) await store.write((tx) => tx.insert(endedSessions).values(end(id)))
  const damaged = readFileSync(path(), 'utf8').replace('{"changes"', '{"chang')
  writeFileSync(path(), damaged)
  await expect(openStore()).rejects.toMatchObject({ code: 'durable-store/unreadable' })
  expect(readFileSync(path(), 'utf8')).toBe(damaged)
})

test('error: a change that could not be written is in the file after the next write', async () => {
  let fails = false
  const store = await openStore(() => (fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve()))
  await store.write((tx) => tx.insert(endedSessions).values(end('a')))
  fails = true
  await expect(store.write((tx) => tx.insert(endedSessions).values(end('b')))).rejects.toThrow('the disk is full')
  fails = false
  rmSync(path())
  await store.write((tx) => tx.insert(endedSessions).values(end('c')))
  await loseRows()
  await openStore()
  expect(await stored()).toEqual(['a 1', 'b 1', 'c 1'])
})

test('behavior: the file is written anew when its changes outweigh its rows', async () => {
  const store = await openStore()
  const id = 'x'.repeat(20_000)
  for (let count = 0; count < 20; count += 1) {
    await store.write((tx) => tx.insert(endedSessions).values(end(id)))
    await store.write((tx) => tx.delete(endedSessions).where(eq(endedSessions.id, id)))
  }
  expect(statSync(path()).size).toBeLessThan(400_000)
  expect((await readDurableFile(path()))?.rows['ended_sessions']).toEqual([])
})

test('error: a process that lost the data directory does not write the file of the new holder, and acknowledges nothing', async () => {
  const tryLock = () => ({ kind: 'unavailable', reason: 'the test has none' }) as const
  const lock = await lockDataDir(folder.path, { tryLock })
  const store = await openStore(lock.assertHeld)
  const write = () => store.write((tx) => tx.insert(endedSessions).values(end(`${Math.random()}`)))
  const file = () => `${inode()} ${readFileSync(path(), 'utf8')}`
  await write()
  await write()
  rmSync(join(folder.path, 'service.lock'))
  const newer = await lockDataDir(folder.path, { tryLock })
  const before = file()
  await expect(write()).rejects.toThrow(/Another process has taken the data directory/)
  expect(file()).toBe(before)
  await newer.release()
  await lock.release()
})
