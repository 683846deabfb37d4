import { spareKeys } from '@countersign/devchain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { openTableJournal } from './openTableJournal.ts'

const [{ address }] = spareKeys
let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

const delegate = (label: string) => ({
  kind: 'delegate' as const,
  chainId: '1',
  safe: null,
  delegate: address,
  delegator: address,
  label,
  expiresAt: null,
})

test('behavior: large records are read a few at a time, small ones many, and none is left out', async () => {
  const store = openTableJournal(db, 100_000)
  expect(await store.readAfter(0, 500)).toEqual([])
  // A single repeated letter compresses well: the size in memory counts, not the size on disk.
  const labels = [...Array.from({ length: 5 }, () => 'x'.repeat(60_000)), ...Array.from({ length: 40 }, () => 'y')]
  expect(await store.append(labels.map(delegate), 1)).toBe(45)
  const sizes: number[] = []
  const read: number[] = []
  for (let after = 0; after < 45; after = read.at(-1) ?? 45) {
    const records = await store.readAfter(after, 30)
    sizes.push(records.length)
    read.push(...records.map(({ sequence }) => sequence))
  }
  expect(sizes).toEqual([2, 2, 30, 11])
  expect(read).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  expect(await store.append([delegate('z')], 2)).toBe(46)
  expect(await store.readAfter(46, 30)).toEqual([])
})
