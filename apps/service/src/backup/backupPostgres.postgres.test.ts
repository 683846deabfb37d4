import { demoOwners, spareKeys } from '@countersign/devchain'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { asc, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { bannedAccounts, DURABLE_FILE_TABLES, recordedPrices, relayTasks, secrets } from '../db/schema/durableSchema.ts'
import { journal } from '../db/schema/schema.ts'
import type { JournalEntry } from '../journal/JournalEntry.ts'
import { openTableJournal } from '../journal/openTableJournal.ts'
import { moveToPostgres } from '../move/moveToPostgres.ts'
import { runOperate } from '../operator/runOperate.ts'
import { createTestDatabase, dropTestDatabase, runOnServer } from '../testing/testDatabase.ts'
import { createTestFolder } from '../testing/testService.ts'
import { verifyBackup } from './verifyBackup.ts'

const folder = createTestFolder()
const path = (name: string) => join(folder.path, name)
const places: { databaseUrl?: string }[] = []
let url: string
let db: Database
beforeAll(async () => {
  url = await createPlace()
  db = await openDatabase({ dataDir: 'memory', databaseUrl: url })
})
afterAll(async () => {
  await db?.close()
  folder.remove()
  for (const place of places) await dropTestDatabase(place)
})

async function createPlace(isEmpty = false): Promise<string> {
  const place = await createTestDatabase({ isEmpty })
  places.push(place)
  if (place.databaseUrl === undefined) throw new Error('These tests run on PostgreSQL')
  return place.databaseUrl
}

const operate = (databaseUrl: string | undefined, ...args: readonly string[]) =>
  runOperate(args, { token: undefined, program: 'operate', databaseUrl })

const delegate = (label: string): JournalEntry => ({
  kind: 'delegate',
  chainId: '1',
  safe: null,
  delegator: demoOwners[0].address,
  delegate: spareKeys[0]!.address,
  label,
  expiresAt: null,
})
const append = (to: Database, count: number, at: number, label = 'a label') =>
  openTableJournal(to).append(
    Array.from({ length: count }, (_, index) => delegate(`${label} ${index}`)),
    at,
  )
const banned = (index: number) => ({
  safe: `0x${index.toString(16).padStart(40, '0')}` as const,
  bannedAt: 1,
})

/** Everything that neither the chains nor another table can restore. */
async function contentOf(of: Database) {
  const durable = DURABLE_FILE_TABLES.map((table) => getTableConfig(table).name)
  const rows = durable.map((name) =>
    of.drizzle.execute(sql.raw(`select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)`)),
  )
  return {
    journal: await of.drizzle.select().from(journal).orderBy(asc(journal.sequence)),
    durable: await Promise.all(rows),
    secrets: await of.drizzle
      .select({ name: secrets.name, value: secrets.value })
      .from(secrets)
      .orderBy(asc(secrets.name)),
    prices: await of.drizzle
      .select()
      .from(recordedPrices)
      .orderBy(asc(recordedPrices.day), asc(recordedPrices.asset), asc(recordedPrices.currency)),
  }
}

test('behavior: a backup of PostgreSQL grows by a segment, is restored to a point, and moves into an empty database with the same content', async () => {
  const early = Date.UTC(2026, 10, 27)
  await append(db, 2500, early)
  await db.drizzle.insert(secrets).values({ name: 'session', value: 'a key', createdAt: 1 })
  await db.drizzle.insert(bannedAccounts).values(Array.from({ length: 3000 }, (_, index) => banned(index)))
  const price = { chainId: '1', day: '2026-11-25', asset: ZERO_ADDRESS, currency: 'USD', price: '2450' }
  await db.drizzle
    .insert(recordedPrices)
    .values([price, { ...price, currency: 'EUR' }, { ...price, day: '2026-11-26' }])
  expect(await operate(url, 'backup', path('backup'))).toContain('Backed up: 2500 new records, 2500 in all')
  const before = await contentOf(db)

  await append(db, 30, early + 60_000, 'later')
  await db.drizzle.insert(relayTasks).values({ id: 'task', chainId: '1', createdAt: 1, state: 'pending' })
  expect(await operate(url, 'backup', path('backup'))).toContain('Backed up: 30 new records, 2530 in all')
  expect(await operate(url, 'backup', path('backup'))).toContain('Backed up: 0 new records, 2530 in all')
  expect(readdirSync(path('backup')).toSorted()).toEqual([
    'backup.json',
    'durable.json',
    'journal-000000000001.jsonl',
    'journal-000000002501.jsonl',
    'prices.jsonl',
    'secrets',
  ])
  const modes = ['', 'durable.json', 'prices.jsonl', 'secrets', 'secrets/session', 'journal-000000000001.jsonl']
  expect(modes.map((name) => (statSync(join(path('backup'), name)).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
    '600',
    '700',
    '600',
    '600',
  ])
  expect(await verifyBackup(path('backup'))).toMatchObject({ ok: true, words: expect.stringContaining('2530 records') })

  const after = await contentOf(db)
  const point = new Date(early + 1000).toISOString()
  // Devices, bans, prices and keys are always those of the last backup.
  for (const [name, given, expected] of [
    ['whole', [], after],
    ['point', [point], { ...after, journal: before.journal }],
  ] as const) {
    await operate(undefined, 'restore', path('backup'), path(name), ...given)
    const target = await createPlace(true)
    expect(await moveToPostgres(path(name), target, 1)).toEqual({ records: expected.journal.length, secrets: 1 })
    const moved = await openDatabase({ dataDir: 'memory', databaseUrl: target })
    onTestFinished(() => moved.close())
    expect(await contentOf(moved)).toEqual(expected)
    // The moved journal is the one of the backup, which goes on.
    if (name === 'whole') {
      await append(moved, 1, early + 120_000)
      expect(await operate(target, 'backup', path('backup'))).toContain('Backed up: 1 new records, 2531 in all')
    }
  }
})

test('error: another journal, a changed record, a database without a journal, and no source are refused, and the backup stays as it was', async () => {
  const other = await createPlace()
  const copy = await openDatabase({ dataDir: 'memory', databaseUrl: other })
  onTestFinished(() => copy.close())
  await append(copy, 5, 1)
  await operate(other, 'backup', path('other'))
  const manifest = readFileSync(path('other/backup.json'), 'utf8')
  await append(copy, 2, 2)
  await copy.drizzle.execute(sql`update journal set at = 3 where sequence = 7`)
  await expect(operate(other, 'backup', path('other'))).rejects.toThrow(/damaged at record 7: its hash is/)
  await copy.drizzle.execute(sql`delete from journal where sequence = 6`)
  await expect(operate(other, 'backup', path('other'))).rejects.toThrow(/damaged at record 6: it should have 7 records/)
  // An older state of the database.
  await copy.drizzle.execute(sql`delete from journal where sequence > 4`)
  await expect(operate(other, 'backup', path('other'))).rejects.toMatchObject({ code: 'backup/other-journal' })
  await expect(operate(url, 'backup', path('other'))).rejects.toMatchObject({ code: 'backup/other-journal' })
  expect(readFileSync(path('other/backup.json'), 'utf8')).toBe(manifest)
  expect(await verifyBackup(path('other'))).toMatchObject({ ok: true })

  await expect(operate(await createPlace(true), 'backup', path('none'))).rejects.toThrow(/has no journal/)
  await expect(operate(undefined, 'backup', path('none'))).rejects.toThrow(/DATABASE_URL/)
  expect(existsSync(path('none'))).toBe(false)
})

test('behavior: a backup while the service writes has one state of all tables, and needs only the right to read', async () => {
  const place = await createPlace()
  const writer = await openDatabase({ dataDir: 'memory', databaseUrl: place })
  onTestFinished(() => writer.close())
  const reader = `reader_${randomBytes(8).toString('hex')}`
  await runOnServer(place, `create role ${reader} login password 'reads' in role pg_read_all_data`)
  onTestFinished(() => runOnServer(place, `drop role ${reader}`))
  const busy = Object.assign(new URL(place), { username: reader, password: 'reads' }).href
  let isWriting = true
  const writing = (async () => {
    for (let index = 0; isWriting; index += 1) {
      await append(writer, 1, index)
      await writer.drizzle.insert(bannedAccounts).values(banned(index))
    }
  })()
  try {
    for (let round = 0; round < 5; round += 1) {
      await operate(busy, 'backup', path('busy'))
      const { words } = await verifyBackup(path('busy'))
      const records = Number(/(\d+) records/.exec(words)?.[1])
      const [first = ''] = readFileSync(path('busy/durable.json'), 'utf8').split('\n')
      const bans: number = JSON.parse(first).banned_accounts.length
      expect([records, records - 1]).toContain(bans)
    }
  } finally {
    isWriting = false
    await writing
  }
})
