import { AddressSchema } from '@countersign/api'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import * as schema from '../../db/schema/schema.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { countQueued } from '../safes/readOverviews.ts'
import { findSafeRows } from '../../read/accounts/findSafeRows.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { countWaiting } from './countWaiting.ts'
import { findOwnedAccounts } from './readInbox.ts'
import { findWaitingMessages } from './findWaitingMessages.ts'
import { findWaitingTransactions } from './findWaitingTransactions.ts'

const ASKED = 400
const STORED = 4000
/** An account, its owners, its transaction and its signatures, each read a few times. */
const MOST_ROWS_PER_ACCOUNT = 60

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  await execute(sql`analyze`)
})
afterAll(() => fixture?.stop())

const execute = (statement: SQL) => fixture.context.db.drizzle.execute(statement)

/** 40 digits that depend on the text. */
const addressOf = (words: SQL) => sql`('0x' || substr(encode(sha256((${words})::bytea), 'hex'), 1, 40))`
const [safe, owner] = [addressOf(sql`'safe' || n`), addressOf(sql`'owner' || n / 50`)]

/** Fifty of them have one owner; each has a transaction that lacks a signature. */
async function insertAccounts(count: number): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::integer) as n`
  await execute(sql`
    insert into safes (chain_id, address, singleton, nonce, threshold, owners, modules, state_block)
    select ${CHAIN_ID}, ${safe}, ${safe}, 0, 2, jsonb_build_array(${owner}), '[]', 1 from ${numbers}`)
  await execute(sql`
    insert into safe_owners (chain_id, owner, safe) select ${CHAIN_ID}, ${owner}, ${safe} from ${numbers}`)
  await execute(sql`
    insert into multisig_transactions (chain_id, safe, safe_tx_hash, nonce, "to", value, data, operation, safe_tx_gas, base_gas, gas_price,
      gas_token, refund_receiver, trusted, is_proposed, submitted_at, modified_at)
    select ${CHAIN_ID}, ${safe}, '0x' || encode(sha256(('transaction' || n)::bytea), 'hex'), 0, ${safe}, 1, '0x', 0, 0, 0, 0,
      ${safe}, ${safe}, true, true, n, n from ${numbers}`)
  await execute(sql`
    insert into confirmations (chain_id, safe, safe_tx_hash, owner, signature, submitted_at, source)
    select chain_id, safe, safe_tx_hash, ${owner}, '0x', submitted_at, 'http'
    from multisig_transactions join ${numbers} on safe = ${safe}`)
}

const Plan = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Join Filter': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(Plan))
  },
})
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })])

/** Rows that pass through every node of the plan, or are read and filtered out there. */
function rowsOf(plan: z.output<typeof Plan>): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  const own = (plan['Actual Rows'] + removed) * plan['Actual Loops']
  return own + (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0)
}

/** Runs with a database that counts the rows of each statement. */
async function countRows(run: (context: ServiceContext) => Promise<unknown>): Promise<number> {
  let rows = 0
  const counting = drizzle(
    async (text, params, method) => {
      const parts = text.split(/\$(\d+)/).map((part, index) => {
        return index % 2 === 0 ? sql.raw(part) : sql.param(params[Number(part) - 1])
      })
      const statement = sql.join(parts)
      const explained = await execute(sql`explain (analyze, timing off, format json) ${statement}`)
      rows += rowsOf(z.parse(Explained, explained)[0]['QUERY PLAN'][0].Plan)
      const answer = await execute(statement)
      return { rows: method === 'all' ? answer.map((row) => Object.values(row)) : answer }
    },
    { schema },
  )
  await run({ ...fixture.context, db: { ...fixture.context.db, drizzle: counting } })
  return rows
}

const statements: [string, (context: ServiceContext, rows: readonly SafeRow[]) => Promise<unknown>][] = [
  ['the inbox is counted', countWaiting],
  ['owned accounts', findOwnedAccounts],
  ['messages', findWaitingMessages],
  ['transactions', findWaitingTransactions],
  ['queues are counted', (context, rows) => countQueued(context, rows, rows[0]?.owners[0] ?? null)],
]

const Named = z.array(z.object({ address: AddressSchema }))

test.each([
  // The embedded database collects statistics every ten minutes, and all accounts of a wallet may be newer.
  ['before statistics exist', () => insertAccounts(STORED)],
  ['after that', () => execute(sql`analyze`)],
] as const)('behavior: %s, the inbox of many accounts costs a few rows of each', async (_, prepare) => {
  await prepare()
  const named = z.parse(
    Named,
    await execute(sql`select address from safes where nonce = 0 and singleton = address limit ${ASKED}`),
  )
  const found = await findSafeRows(
    fixture.context,
    named.map(({ address }) => ({ chainId: CHAIN_ID, address })),
  )
  const rows = [...found.values()]
  expect(rows).toHaveLength(ASKED)
  for (const [name, run] of statements) {
    const count = await countRows((context) => run(context, rows))
    expect.soft(count / ASKED, name).toBeLessThan(MOST_ROWS_PER_ACCOUNT)
  }
})
