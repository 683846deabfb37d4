import { demoOwners, spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { seedBigAccount } from '../../testing/seedBigAccount.ts'
import type { Database } from '../database/Database.ts'
import { findPageStart, MARK_EVERY, type PageStart } from './findPageStart.ts'

const CHAIN = '1'
const SAFE = spareKeys[0].address
const LIST = 'incoming'
const OFFSET = MARK_EVERY + 10

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await seedBigAccount(db, {
    chainId: CHAIN,
    safe: SAFE,
    owners: [demoOwners[0].address, demoOwners[1].address],
    counterparty: spareKeys[2].address,
    trustedToken: demoOwners[0].address,
    untrustedToken: demoOwners[1].address,
    transfers: 6000,
    executed: 0,
    queued: 0,
    until: Date.UTC(2026, 0, 1),
  })
}, 120_000)
afterAll(() => db?.close())

function defer() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Waits until so many transactions of this database wait for a lock. */
const waitForBlocked = (count: number) =>
  expect
    .poll(async () => {
      const rows = await db.drizzle.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(count)

const readRow = ({ where, skip }: PageStart) =>
  db.drizzle.execute(sql`select id from transfers where ${where}
    order by executed_at desc, block_number desc, log_index desc, id desc limit 1 offset ${skip}::integer`)

test('behavior: marks that another session makes while a row is deleted count without that row', async () => {
  const where = sql`chain_id = ${CHAIN} and safe = ${SAFE} and direction = 'INCOMING' and visibility >= 1`
  const [isLocked, isReleased] = [defer(), defer()]
  const blocker = db.transaction(async (tx) => {
    await tx.execute(
      sql`select from page_totals where list = ${LIST} and chain_id = ${CHAIN} and safe = ${SAFE} for update`,
    )
    isLocked.resolve()
    await isReleased.promise
  })
  await isLocked.promise
  // The reader is the first in the queue for the lock, and the writer the second.
  const reader = findPageStart(db, LIST, { chainId: CHAIN, address: SAFE }, OFFSET)
  await waitForBlocked(1)
  // A statement begins when it is awaited.
  const deleteOldest = async () => {
    await db.drizzle.execute(sql`delete from transfers where ctid = (
    select ctid from transfers where ${where} order by executed_at, block_number, log_index, id limit 1)`)
  }
  const writer = deleteOldest()
  await waitForBlocked(2)
  isReleased.resolve()
  await Promise.all([blocker, reader, writer])

  const start = await findPageStart(db, LIST, { chainId: CHAIN, address: SAFE }, OFFSET)
  const row = await readRow(start)
  expect(row).toHaveLength(1)
  expect(row).toEqual(await readRow({ where, skip: OFFSET }))
})
