import { demoOwners } from '@countersign/devchain'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { hasOwnRecords } from './hasOwnRecords.ts'

const ROWS = 20_000
const [known, unknown] = [demoOwners[0].address, demoOwners[1].address]

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  const numbers = sql`generate_series(1, ${ROWS}::integer) as number`
  const account = sql`'0x' || lpad(to_hex(number), 40, '0')`
  await db.drizzle.execute(sql`
    insert into messages (chain_id, safe, message_hash, message, proposed_by, created_at, modified_at)
    select '1', ${account}, '0x' || lpad(to_hex(number), 64, '0'), '"hello"', ${known}, number, number from ${numbers}`)
  await db.drizzle.execute(sql`
    insert into delegates (chain_id, scope, delegate, delegator, label, added_at)
    select '1', ${account}, ${known}, ${known}, '', number from ${numbers}`)
  await db.drizzle.execute(sql`
    insert into delegates (chain_id, scope, delegate, delegator, label, added_at)
    values ('1', ${known}, ${known}, ${known}, '', 1), ('1', '*', ${unknown}, ${unknown}, '', 1)`)
  await db.drizzle.execute(sql`analyze`)
})
afterAll(() => db?.close())

test('behavior: a delegate of the account is a record of its owner, and one of all accounts is not', async () => {
  expect(await hasOwnRecords(db.drizzle, '1', known)).toBe(true)
  expect(await hasOwnRecords(db.drizzle, '10', known)).toBe(false)
  expect(await hasOwnRecords(db.drizzle, '1', unknown)).toBe(false)
})

test('performance: whether an account has records of its owners is read without the records of other accounts', async () => {
  const execute = vi.spyOn(db.drizzle, 'execute')
  onTestFinished(() => execute.mockRestore())
  await hasOwnRecords(db.drizzle, '1', unknown)
  const [statement] = execute.mock.calls[0] ?? []
  execute.mockRestore()
  const plan = JSON.stringify(await db.drizzle.execute(sql`explain (analyze) ${statement as SQL}`))
  expect(plan).toMatch(/messages_order/)
  expect(plan).not.toMatch(/Seq Scan on (messages|delegates)/)
})
