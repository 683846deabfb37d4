import { spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/testDatabase.ts'
import { createEventBus, type PublishedEvent } from './EventBus.ts'
import { followEvents } from './followEvents.ts'
import { storeEvents } from './storeEvents.ts'

/** Events between processes without a broker: with the notification of their commit. */
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined }

let place: { databaseUrl?: string }
let one: Follower
let two: Follower
beforeAll(async () => {
  place = await createTestDatabase()
})
beforeEach(async () => {
  one = await follow()
  two = await follow()
})
afterEach(async () => {
  for (const { db } of [one, two]) await db.close()
})
afterAll(() => dropTestDatabase(place))

type Follower = Awaited<ReturnType<typeof follow>>

async function follow() {
  const db: Database = await openDatabase({ dataDir: '', ...place })
  await migrate(db, Date.now())
  const bus = createEventBus((error) => expect.unreachable(String(error)))
  const heard: PublishedEvent[] = []
  bus.subscribe((published) => void heard.push(published))
  let losesNext = false
  const listen: Database['listen'] = (channel, onNotified) =>
    db.listen(channel, (text) => {
      if (losesNext) losesNext = false
      else onNotified(text)
    })
  const selects = vi.spyOn(db.drizzle, 'select')
  const followJournal = vi.fn(async () => undefined)
  await followEvents({ db: { drizzle: db.drizzle, listen }, bus, log: silent, followJournal })
  selects.mockClear()
  /** Stores events in one transaction, as a write does. */
  async function store(...texts: readonly string[]): Promise<number[]> {
    const drafts = texts.map((text) => ({
      chainId: '1',
      address: spareKeys[0].address,
      type: 'NEW_CONFIRMATION' as const,
      at: Date.now(),
      details: { text },
    }))
    return (await db.transaction((tx) => storeEvents(tx, drafts, Date.now()))).map(({ id }) => id)
  }
  return { db, store, heard, selects, followJournal, loseNext: () => void (losesNext = true) }
}

const expectHeard = (ids: readonly number[]) =>
  vi.waitFor(
    () => {
      for (const { heard } of [one, two]) expect(heard.map(({ id }) => id)).toEqual(ids)
    },
    { timeout: 10_000, interval: 10 },
  )

test('behavior: events of two processes reach both in order and once, with the notification alone', async () => {
  const stored = await Promise.all(
    Array.from({ length: 16 }, (_, index) => (index % 2 ? one : two).store(`${index} ä`, 'again')),
  )
  await expectHeard(stored.flat().toSorted((a, b) => a - b))
  for (const { selects, followJournal } of [one, two]) {
    expect(selects).not.toHaveBeenCalled()
    expect(followJournal).not.toHaveBeenCalled()
  }
  expect(one.heard.map(({ event }) => event)).toEqual(two.heard.map(({ event }) => event))
  expect(new Set(one.heard.map(({ event }) => event['text']))).toContain('7 ä')
})

test('behavior: an event of a newer version on the same tables makes clients load the account again, and the next one is not lost', async () => {
  const { db } = two
  const later = { type: 'OF_A_NEWER_VERSION', chainId: '1', timestamp: 1 }
  const unknown = async (safe: string | null) =>
    db.drizzle.execute(
      sql`insert into events (chain_id, safe, type, body, at)
        values ('1', ${safe}, ${later.type}, ${JSON.stringify(later)}::jsonb, 7000) returning id`,
    )
  await unknown(spareKeys[0].address)
  await unknown(null)
  await one.store('next')
  await vi.waitFor(() => expect(two.heard).toHaveLength(3), { timeout: 10_000, interval: 10 })
  const place = { chainId: '1', timestamp: 7 }
  expect(two.heard.map(({ event }) => event)).toEqual([
    { type: 'SAFE_UPDATED', ...place, address: spareKeys[0].address },
    { type: 'RESET', ...place },
    expect.objectContaining({ type: 'NEW_CONFIRMATION', text: 'next' }),
  ])
})

test('behavior: a lost notification, a transaction that was rolled back and an event of 20 kB: the table is read, nothing is lost', async () => {
  const first = await one.store('first')
  await expectHeard(first)
  two.loseNext()
  const lost = await one.store('lost')
  await vi.waitFor(() => expect(one.heard).toHaveLength(2), { timeout: 10_000, interval: 10 })
  const next = await two.store('next')
  await expectHeard([...first, ...lost, ...next])
  await expect(
    one.db.transaction(async (tx) => {
      const draft = { chainId: '1', type: 'NEW_CONFIRMATION' as const, at: Date.now() }
      await storeEvents(tx, [draft], Date.now())
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  const [long] = await one.store('ä'.repeat(10_000))
  const [last] = await two.store('last')
  await expectHeard([...first, ...lost, ...next, long ?? 0, last ?? 0])
  expect(two.heard.at(-2)?.event['text']).toHaveLength(10_000)
})
