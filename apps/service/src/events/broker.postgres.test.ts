import { spareKeys } from '@countersign/devchain'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { findNats, type NatsServer, startNats } from '../testing/startNats.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/testDatabase.ts'
import { createEventBus } from './EventBus.ts'
import { followEvents } from './followEvents.ts'
import { openBroker } from './openBroker.ts'
import { EVENTS_CHANNEL, storeEvents } from './storeEvents.ts'

/** Two processes with the real server of Debian between them. */
const program = findNats()
if (program === null)
  process.stdout.write(
    'NOT TESTED: events over NATS. Install the package nats-server and run the same command again.\n',
  )

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined }
const POLL_MS = 2000

let nats: NatsServer
let place: { databaseUrl?: string }
const undo: (() => Promise<unknown>)[] = []
let one: Awaited<ReturnType<typeof open>>
let two: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  if (program === null) return
  nats = await startNats(program)
  place = await createTestDatabase()
  one = await open()
  two = await open()
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
  await nats?.stop()
  await dropTestDatabase(place ?? {})
})

async function open() {
  const db: Database = await openDatabase({ dataDir: '', ...place, brokerUrl: nats.url })
  undo.push(() => db.close())
  await migrate(db, Date.now())
  const broker = await openBroker(nats.url, db, silent)
  undo.push(() => broker.close())
  const bus = createEventBus((error) => expect.unreachable(String(error)))
  const heard: number[] = []
  bus.subscribe(({ id }) => void heard.push(id))
  const selects = vi.spyOn(db.drizzle, 'select')
  const followed = { db, bus, log: silent, broker, followJournal: async () => undefined }
  const look = await followEvents(followed)
  const timer = setInterval(() => void look(), POLL_MS)
  undo.push(async () => clearInterval(timer))
  /** Stores one event, as a write does. */
  async function store(): Promise<number> {
    const address = spareKeys[0].address
    const draft = { chainId: '1', address, type: 'NEW_CONFIRMATION' as const, at: Date.now() }
    const published = await db.transaction((tx) => storeEvents(tx, [draft], Date.now()))
    broker.publish(published)
    return published[0]?.id ?? 0
  }
  return { store, heard, selects }
}

const expectHeard = (ids: readonly number[], timeout: number) =>
  vi.waitFor(
    () => {
      for (const { heard } of [one, two]) expect(heard.filter((id) => ids.includes(id))).toEqual(ids)
    },
    { timeout, interval: 10 },
  )

test.skipIf(program === null)(
  'behavior: events of two processes reach both in order and once, without notifications and without reading the table',
  async () => {
    // Both are connected when an event that one of them stores reaches the other at once.
    await vi.waitFor(async () => expectHeard([await one.store()], 200), { timeout: 10_000 })
    const listener = new pg.Client({ connectionString: place.databaseUrl })
    await listener.connect()
    onTestFinished(() => listener.end())
    const notified = vi.fn()
    listener.on('notification', notified)
    await listener.query(`listen ${EVENTS_CHANNEL}`)
    for (const { selects } of [one, two]) selects.mockClear()
    const ids = (await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? one : two).store()))).toSorted(
      (a, b) => a - b,
    )
    await expectHeard(ids, 10_000)
    await listener.query('select 1')
    expect(notified).not.toHaveBeenCalled()
    // A message that overtakes another one, and the look every two seconds, read the table.
    expect(two.selects.mock.calls.length).toBeLessThan(30)
  },
)

test.skipIf(program === null)(
  'behavior: without the broker events are found in the table, and after its return they come with messages again',
  async () => {
    await nats.stop()
    await expectHeard([await one.store(), await two.store()], 2 * POLL_MS + 1000)
    if (program !== null) nats = await startNats(program, nats.port)
    await vi.waitFor(async () => expectHeard([await one.store()], 200), { timeout: 15_000 })
  },
)
