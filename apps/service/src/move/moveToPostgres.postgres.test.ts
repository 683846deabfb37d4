import { demoOwners, spareKeys } from '@countersign/devchain'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { asc } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPriceStore } from '../db/durable/PriceStore.ts'
import { recordedPrices, secrets } from '../db/schema/durableSchema.ts'
import { journal } from '../db/schema/schema.ts'
import { openContext } from '../openContext.ts'
import { readOrCreateSecret } from '../secrets/readOrCreateSecret.ts'
import { copyDatabaseTemplate } from '../testing/copyDatabaseTemplate.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from '../testing/testService.ts'
import { moveToPostgres } from './moveToPostgres.ts'

const folder = createTestFolder()
let chain: TestChain
let place: { databaseUrl?: string }
beforeAll(async () => {
  chain = await startTestChain()
  place = await createTestDatabase({ isEmpty: true })
  await copyDatabaseTemplate(folder.path)
})
afterAll(async () => {
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

test('behavior: journal, keys and recorded prices move completely, and the service continues from the same state', async () => {
  const embedded = await openContext(buildTestConfig(chain, { dataDir: folder.path }))
  const delegation = { chainId: chain.chainId, safe: null, delegator: demoOwners[0].address, expiresAt: null }
  for (const { address } of spareKeys.slice(0, 3))
    await embedded.context.journal.record({ kind: 'delegate', ...delegation, delegate: address, label: 'helper' })
  const key = await readOrCreateSecret(embedded.context, 'session', () => 'a key')
  const price = { chainId: chain.chainId, day: '2026-11-25', asset: ZERO_ADDRESS, currency: 'USD', price: '2450' }
  const prices = await openPriceStore(embedded.context.db, folder.path, Date.UTC(2026, 10, 26))
  await prices.add([price])
  const { databaseUrl } = place
  if (databaseUrl === undefined) throw new Error('These tests run on PostgreSQL')
  await expect(moveToPostgres(folder.path, databaseUrl, 1)).rejects.toThrow(/is in use|already|another/)
  await embedded.close()

  expect(await moveToPostgres(folder.path, databaseUrl, 1)).toMatchObject({ records: 3 })
  await expect(moveToPostgres(folder.path, databaseUrl, 1)).rejects.toThrow(/already has 3 journal records/)
  await expect(moveToPostgres(join(folder.path, 'nowhere'), databaseUrl, 1)).rejects.toThrow(/nothing to move/)

  const moved = await openContext(buildTestConfig(chain, { dataDir: folder.path, databaseUrl }))
  const { db, journal: recorder } = moved.context
  await recorder.record({ kind: 'delegate', ...delegation, delegate: demoOwners[1].address, label: 'later' })
  const rows = await db.drizzle.select().from(journal).orderBy(asc(journal.sequence))
  const lines = readFileSync(join(folder.path, 'journal.jsonl'), 'utf8').trim().split('\n')
  expect(rows.map(({ hash }) => hash).slice(0, 3)).toEqual(lines.map((line) => JSON.parse(line).hash))
  expect(rows[3]?.previous).toBe(rows[2]?.hash)
  expect(await readOrCreateSecret(moved.context, 'session', () => 'another')).toBe(key)
  expect((await db.drizzle.select().from(secrets)).map(({ name }) => name)).toContain('session')
  expect(await db.drizzle.select().from(recordedPrices)).toContainEqual(price)
  await moved.close()
})
