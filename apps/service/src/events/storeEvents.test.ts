import { spareKeys } from '@countersign/devchain'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { events } from '../db/schema/schema.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { storeEvents } from './storeEvents.ts'

/** With five parameters each, more than PostgreSQL accepts in one statement. */
const MANY = 14_000

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

test('behavior: more events than one statement holds are stored completely and in order', async () => {
  const now = Date.now()
  const drafts = Array.from({ length: MANY }, (_, index) => ({
    chainId: '1',
    address: spareKeys[0].address,
    type: 'INCOMING_TOKEN' as const,
    at: now,
    details: { id: String(index) },
  }))
  const published = await db.transaction((tx) => storeEvents(tx, drafts, now))
  expect(published.map(({ event }) => event['id'])).toEqual(drafts.map(({ details }) => details.id))
  const stored = await db.drizzle.select({ id: events.id, body: events.body }).from(events).orderBy(asc(events.id))
  expect(stored.map(({ id, body }) => [id, body['id']])).toEqual(published.map(({ id, event }) => [id, event['id']]))
})
