import { demoOwners, spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { safeOwners, tokens } from '../schema/schema.ts'
import { PRUNED } from './readChanges.ts'
import { accountKey, sharedKey, wholeChainKey } from './ChangeKey.ts'
import { pruneChanges } from '../../housekeeping/pruneChanges.ts'

const [owner] = demoOwners
const [one, other] = [spareKeys[0].address, spareKeys[1].address]
let db: Database
let since: number
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())
beforeEach(async () => {
  await db.drizzle.delete(safeOwners)
  await db.readChanges()
  since = db.changes.position()
})

const addOwner = (tx: Drizzle, safe: typeof one, chainId = '1') =>
  tx.insert(safeOwners).values({ chainId, owner: owner.address, safe })
async function changed(...keys: string[]): Promise<string[]> {
  await db.readChanges()
  return keys.filter((key) => db.changes.hasChanged([key], since))
}
const [ofOne, ofOther, shared] = [accountKey('1', one), accountKey('1', other), sharedKey('1')]

test('behavior: a write changes the keys of its account and of the whole chain, and no other account', async () => {
  await db.transaction((tx) => addOwner(tx, one))
  expect(await changed(ofOne, ofOther, accountKey('2', one), shared)).toEqual([ofOne])
  expect(await changed(wholeChainKey('1'), wholeChainKey('2'))).toEqual([wholeChainKey('1')])
})

test('behavior: a statement outside a transaction, an update and a deletion count as well', async () => {
  await addOwner(db.drizzle, one)
  expect(await changed(ofOne)).toEqual([ofOne])
  for (const statement of [sql`update safe_owners set owner = ${other}`, sql`delete from safe_owners`]) {
    since = db.changes.position()
    await db.drizzle.execute(statement)
    expect(await changed(ofOne, ofOther)).toEqual([ofOne])
  }
})

test('behavior: a rolled back transaction changes nothing', async () => {
  const failing = db.transaction(async (tx) => {
    await addOwner(tx, one)
    throw new Error('not today')
  })
  await expect(failing).rejects.toThrow('not today')
  expect(await changed(ofOne)).toEqual([])
})

test('behavior: a new token changes the shared key of its chain, the same token again nothing', async () => {
  const token = {
    chainId: '1',
    address: one,
    type: 'ERC20',
    name: 'T',
    symbol: 'T',
    trusted: false,
    spam: false,
  } as const
  await db.drizzle.insert(tokens).values(token)
  expect(await changed(shared, sharedKey('2'))).toEqual([shared])
  since = db.changes.position()
  await db.drizzle.insert(tokens).values(token).onConflictDoNothing()
  expect(await changed(shared)).toEqual([])
})

test('behavior: after a truncation everything counts as changed', async () => {
  await db.drizzle.execute(sql`truncate safe_owners`)
  expect(await changed(ofOne, accountKey('5', other))).toEqual([ofOne, accountKey('5', other)])
})

describe.runIf(process.env['DATABASE_URL'] !== undefined)('on PostgreSQL', () => {
  const countRows = async () =>
    (await db.drizzle.execute(sql`select key from changed_keys where key <> ${PRUNED}`)).length
  const HOUR_MS = 3_600_000
  /** Until no transaction of the server is older than a change; the other tests have databases on the same server. */
  const untilOld = () =>
    expect
      .poll(
        () =>
          db.drizzle.execute(
            sql`select from changed_keys where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`,
          ),
        { timeout: 30_000 },
      )
      .toEqual([])

  test('behavior: a transaction that began earlier and commits later is not missed', async () => {
    let release = () => {}
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const slow = db.transaction(async (tx) => {
      await addOwner(tx, one)
      await new Promise<void>((resolve) => {
        release = resolve
        written()
      })
    })
    await isWritten
    await db.transaction((tx) => addOwner(tx, other))
    expect(await changed(ofOne, ofOther)).toEqual([ofOther])
    since = db.changes.position()
    release()
    await slow
    expect(await changed(ofOne, ofOther)).toEqual([ofOne])
  })

  test('behavior: deleting old rows changes nothing for a process that has read them, and everything for one that has not', async () => {
    await db.transaction((tx) => addOwner(tx, one))
    await untilOld()
    await db.readChanges()
    since = db.changes.position()
    await pruneChanges(db, Date.now() + HOUR_MS)
    expect(await countRows()).toBe(0)
    expect(await changed(ofOne, ofOther)).toEqual([])
    await db.transaction((tx) => addOwner(tx, other))
    await untilOld()
    await pruneChanges(db, Date.now() + HOUR_MS)
    expect(await countRows()).toBe(0)
    expect(await changed(ofOne, ofOther)).toEqual([ofOne, ofOther])
  })
})
