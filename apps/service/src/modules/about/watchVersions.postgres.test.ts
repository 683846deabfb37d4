import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { projectionSchema } from '../../db/migrate/projectionSchema.ts'
import { dropOldSchemas } from '../../housekeeping/dropOldSchemas.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { type VersionWatch, watchVersions } from './watchVersions.ts'

/** The tables of another version, as far as versions read those of each other. */
const OTHER = 'projection_999_aaaaaaaaaaaa'
const DAY_MS = 86_400_000

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())
afterEach(async () => {
  await run(sql`drop schema if exists ${sql.identifier(OTHER)} cascade`)
  await run(sql`delete from leases where holder = 'other'`)
  await run(sql`delete from backfills where chain_id = ${CHAIN_ID}`)
})

const run = (statement: SQL) => fixture.context.db.drizzle.execute(statement)
const account = () => fixture.account.address

/** @param blocks more than this version has */
async function createOther({ blocks = 0, wholeHistory = true } = {}): Promise<void> {
  const block = fixture.runtime.indexer.status().blockNumber + blocks
  const other = sql.identifier(OTHER)
  await run(sql`create schema ${other}`)
  await run(sql`create table ${other}.schema_version as select * from schema_version`)
  for (const table of ['cursors', 'safes', 'backfills'])
    await run(sql`create table ${other}.${sql.identifier(table)} as select * from ${sql.identifier(table)}`)
  await run(sql`update ${other}.cursors set block_number = ${block}`)
  if (!wholeHistory) await addBackfill(other)
}

const addBackfill = (schema = sql.identifier(projectionSchema())) =>
  run(sql`insert into ${schema}.backfills (chain_id, safe, requested_at, to_block, searched_to, repeats)
    values (${CHAIN_ID}, ${account()}, 0, 1, 0, 0)`)

const hold = (name: string, holder = 'other') =>
  run(sql`insert into leases (name, holder, held_until) values (${name}, ${holder}, clock_timestamp() + interval '1 minute')
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until`)

/** The watch of a process; `at` sets its clock, in seconds. */
function watch({ readOnly = false } = {}): VersionWatch & { at(seconds: number): void } {
  let now = 0
  const config = { ...fixture.context.config, readOnly }
  return { ...watchVersions({ ...fixture.context, config, monotonic: () => now * 1000 }), at: (to) => (now = to) }
}

test('behavior: without tables of another version, and where the running one has nothing more, a version is level', async () => {
  expect(await watch().problem()).toBeUndefined()
  await createOther()
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  expect(await watch().problem()).toBeUndefined()
})

test('behavior: blocks and histories that the running version has keep a new one from its first request, and then no more', async () => {
  await createOther({ blocks: 3 })
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  const newer = watch()
  expect(await newer.problem()).toContain('3 blocks and 0 histories less')
  await run(sql`update ${sql.identifier(OTHER)}.cursors set block_number = 0`)
  await addBackfill()
  expect(await newer.problem()).toContain('0 blocks and 1 histories less')
  await run(sql`delete from backfills where chain_id = ${CHAIN_ID}`)
  expect(await newer.problem()).toBeUndefined()
  await addBackfill()
  expect(await newer.problem()).toBeUndefined()
})

test('behavior: a history that the running version lacks too delays no version', async () => {
  await createOther({ wholeHistory: false })
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  await addBackfill()
  expect(await watch().problem()).toBeUndefined()
})

test('error: what could not be read, and leases that ended a moment ago, are not taken for level', async () => {
  await createOther({ blocks: 3 })
  const read = vi.spyOn(fixture.context.db.drizzle, 'execute').mockRejectedValueOnce(new Error('gone'))
  expect(await watch().problem()).toContain('could not be read')
  read.mockRestore()
  const newer = watch()
  expect(await newer.problem()).toContain('known in 10 s')
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  newer.at(11)
  expect(await newer.problem()).toContain('3 blocks')
  await run(sql`delete from leases where holder = 'other'`)
  newer.at(20)
  expect(await newer.problem()).toContain('known in 10 s')
  newer.at(30)
  expect(await newer.problem()).toBeUndefined()
})

test('behavior: a process that only reads ends to be ready when only another version writes', async () => {
  await createOther()
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  await hold(`indexer:${CHAIN_ID} of ${projectionSchema()}`)
  const reader = watch({ readOnly: true })
  expect(await reader.problem()).toBeUndefined()
  await run(sql`delete from leases where name = ${`indexer:${CHAIN_ID} of ${projectionSchema()}`}`)
  expect(await reader.problem()).toBeUndefined()
  reader.at(31)
  expect(await reader.problem()).toContain('Only processes of another version write')
  await hold(`indexer:${CHAIN_ID} of ${projectionSchema()}`)
  expect(await reader.problem()).toBeUndefined()
})

test('behavior: the tables of a version whose processes run are not dropped, however long ago one of them marked the tables', async () => {
  await createOther()
  await hold(`indexer:${CHAIN_ID} of ${OTHER}`)
  const { db } = fixture.context
  const exists = async () => (await run(sql`select from pg_namespace where nspname = ${OTHER}`)).length === 1
  await dropOldSchemas(db, Date.now() + 2 * DAY_MS)
  expect(await exists()).toBe(true)
  await run(sql`delete from leases where holder = 'other'`)
  await dropOldSchemas(db, Date.now() + 2 * DAY_MS)
  expect(await exists()).toBe(false)
})
