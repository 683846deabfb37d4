import { demoOwners, spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rejectorsOf } from '../../read/details/toMultisigDetails.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { seedBigAccount } from '../../testing/seedBigAccount.ts'
import type { Database } from '../database/Database.ts'
import { countPageRows, findPageStart, MARK_EVERY, type PageStart } from './findPageStart.ts'
import { findPageSource, type PageListName, pageLists } from '../schema/pageLists.ts'
import { buildPageRecount } from './buildPageTriggers.ts'
import { buildVisibilityCheck } from './visibilityTriggers.ts'

/**
 * A hundredth of the account of the soak run (BIG_TRANSFERS=1000000); less on the embedded database, which runs the same statements and
 * takes five times as long.
 */
const TRANSFERS = Number(process.env['BIG_TRANSFERS'] ?? (process.env['DATABASE_URL'] === undefined ? 4_000 : 10_000))
/** A change of one token may touch every row. */
const LIMIT_MS = 60_000 + TRANSFERS / 5
const CHAIN = '1'
const SAFE = spareKeys[0].address
const OTHER = spareKeys[1].address
const [TRUSTED, UNTRUSTED] = [demoOwners[0].address, demoOwners[1].address]
const LISTS = Object.values(pageLists).flatMap(({ classes }) => Object.keys(classes) as PageListName[])
const account = { chainId: CHAIN, address: SAFE }

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  const owners = [demoOwners[0].address, demoOwners[1].address] as const
  const shared = {
    chainId: CHAIN,
    owners,
    counterparty: spareKeys[2].address,
    trustedToken: TRUSTED,
    untrustedToken: UNTRUSTED,
    queued: 30,
    until: Date.UTC(2026, 0, 1),
  }
  await seedBigAccount(db, { ...shared, safe: SAFE, transfers: TRANSFERS, executed: TRANSFERS / 10 })
  await seedBigAccount(db, { ...shared, chainId: '10', safe: OTHER, transfers: 500, executed: 100 })
}, 1_200_000)
afterAll(() => db?.close())

const readPage = (list: PageListName, { where, skip }: PageStart, limit: number) => {
  const { source } = findPageSource(list)
  const order = source.order.map((column) => `${column} desc`).join(', ')
  return sql`select ${sql.raw(source.order.join(', '))} from ${sql.raw(source.table)} where ${where}
    order by ${sql.raw(order)} limit ${limit}::integer offset ${skip}::integer`
}

/** The definition of a page: skip every row before it. */
const everyRow = (list: PageListName, offset: number): PageStart => ({
  where: sql`chain_id = ${CHAIN} and safe = ${SAFE} and ${sql.raw(findPageSource(list).where)}`,
  skip: offset,
})

async function expectSamePage(list: PageListName, offset: number): Promise<number> {
  const start = await findPageStart(db, list, account, offset)
  const found = await db.drizzle.execute(readPage(list, start, 20))
  expect(found, `${list} at ${offset}`).toEqual(await db.drizzle.execute(readPage(list, everyRow(list, offset), 20)))
  return found.length
}

const offsetsOf = (total: number) => [
  ...new Set(
    [0, 1, MARK_EVERY, MARK_EVERY + 1, total / 3, total / 2, total - 21, total - 5, total - 1, total, total + 5000]
      .map(Math.round)
      .filter((offset) => offset >= 0),
  ),
]

async function readTotals() {
  const { rows } = z.parse(z.object({ rows: z.array(z.unknown()) }), {
    rows: await db.drizzle.execute(sql`select list, safe, rows from page_totals where rows <> 0 order by list, safe`),
  })
  return rows
}

/** Compares the totals of the triggers with a count of the rows. */
async function expectRightTotals(): Promise<void> {
  expect(await db.drizzle.execute(sql.raw(buildVisibilityCheck()))).toEqual([
    { table: 'transfers', rows: 0 },
    { table: 'history_groups', rows: 0 },
  ])
  const kept = await readTotals()
  const undone = new Error('only a look')
  const counted = await new Promise<unknown>((resolve, reject) => {
    db.transaction(async (tx) => {
      for (const statement of buildPageRecount()) await tx.execute(sql.raw(statement))
      resolve(await tx.execute(sql`select list, safe, rows from page_totals order by list, safe`))
      throw undone
    }).catch((error: unknown) => (error === undone ? undefined : reject(error)))
  })
  expect(kept).toEqual(counted)
}

test('behavior: the seeded account has the requested rows', async () => {
  const count = async (list: PageListName) => countPageRows(db.drizzle, list, account)
  expect(await count('multisig')).toBe(TRANSFERS / 10 + 30)
  expect(await count('multisig:executed')).toBe(TRANSFERS / 10)
  const [shown, trusted] = [await count('history'), await count('history:trusted')]
  expect(shown).toBeLessThan(TRANSFERS * 1.1)
  expect(trusted).toBeLessThan(shown)
  expect(trusted).toBeGreaterThan(TRANSFERS * 0.9)
  await expectRightTotals()
})

test.each(LISTS)('behavior: a page of %s at any depth equals the page found by skipping rows', async (list) => {
  const total = await countPageRows(db.drizzle, list, account)
  for (const offset of offsetsOf(total))
    expect(await expectSamePage(list, offset)).toBe(Math.max(0, Math.min(20, total - offset)))
})

const Plan = z.object({
  'Node Type': z.string(),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(Plan))
  },
})
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })])

const flatten = (plan: z.output<typeof Plan>): z.output<typeof Plan>[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)]

describe('work per page', () => {
  test.each(LISTS.filter((list) => list !== 'modules'))(
    'behavior: a deep page of %s is one range of an index, and reads no more rows than lie between two marks',
    async (list) => {
      const total = await countPageRows(db.drizzle, list, account)
      const deep = Math.max(0, total - 700)
      for (const offset of [0, Math.min(MARK_EVERY, deep), deep]) {
        const start = await findPageStart(db, list, account, offset)
        const explained = z.parse(
          Explained,
          await db.drizzle.execute(sql`explain (analyze, format json) ${readPage(list, start, 20)}`),
        )
        const nodes = flatten(explained[0]['QUERY PLAN'][0].Plan)
        const scan = nodes.at(-1)
        expect(nodes.map((node) => node['Node Type']).join(' < '), `${list} at ${offset}`).toMatch(
          /^Limit < Index (Only )?Scan$/,
        )
        const read = (scan?.['Actual Rows'] ?? 0) + (scan?.['Rows Removed by Filter'] ?? 0)
        expect(read, `rows of ${list} at ${offset}`).toBeLessThanOrEqual(MARK_EVERY + 60)
      }
    },
  )

  test('behavior: owners of a rejection are found by nonce, and no other transaction is read', async () => {
    // With only a few owners in the table, reading all of them would be the best plan.
    await db.drizzle.execute(sql`
      insert into safe_owners (chain_id, owner, safe)
      select ${CHAIN}, ${TRUSTED}, '0x' || substr(encode(sha256(n::text::bytea), 'hex'), 1, 40)
      from generate_series(1, 5000) as n`)
    await db.drizzle.execute(sql`analyze safe_owners`)
    const query = rejectorsOf(db.drizzle, { chainId: CHAIN, safe: SAFE, nonce: 50, safeTxHash: '0x' })
    const explained = z.parse(
      Explained,
      await db.drizzle.execute(sql`explain (analyze, format json) ${query.getSQL()}`),
    )
    const scans = flatten(explained[0]['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'].endsWith('Scan'))
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan')
    for (const scan of scans) expect(scan['Rows Removed by Filter'] ?? 0).toBeLessThan(5)
  })
})

describe('writes', () => {
  const hashOf = (kind: string, index: number) =>
    sql`'0x' || encode(sha256((${kind}::text || ${index}::integer)::bytea), 'hex')`
  const changes: [string, () => Promise<unknown>][] = [
    [
      'a group that comes late, in the middle',
      () =>
        db.drizzle.execute(sql`
          insert into history_groups (chain_id, safe, transaction_hash, block_number, block_time)
          select chain_id, safe, ${hashOf('s', 7)}, block_number, block_time + 1 from history_groups
          where transaction_hash = ${hashOf('t', 5000)}`),
    ],
    [
      'a transfer that makes a group visible',
      () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`
            insert into transfers (chain_id, safe, id, transaction_hash, block_number, log_index, executed_at, kind, "from", "to", value, direction, counterparty, similarity)
            select chain_id, safe, 'i1', ${hashOf('s', 7)}, block_number, 2, executed_at + 1, 'NATIVE', "from", "to", 5, 'INCOMING', counterparty, similarity
            from transfers where transaction_hash = ${hashOf('t', 5000)}`)
          await tx.execute(sql`
            insert into history_groups (chain_id, safe, transaction_hash, block_number, block_time)
            select chain_id, safe, transaction_hash, block_number, block_time from history_groups where transaction_hash = ${hashOf('s', 7)}
            on conflict (chain_id, safe, transaction_hash) do update set visibility = excluded.visibility`)
        }),
    ],
    ['a reorg of the newest blocks', () => removeAbove(TRANSFERS * 1.1 - 40)],
    ['a reorg deep down', () => removeAbove(TRANSFERS * 0.7)],
    [
      'an execution of what was queued',
      () =>
        db.drizzle.execute(sql`
          update multisig_transactions set executed_transaction_hash = ${hashOf('t', 5000)}, executed_block = 5000, executed_at = 1
          where safe = ${SAFE} and nonce = ${TRANSFERS / 10 + 3}::integer`),
    ],
    [
      'an unsigned proposal in the middle, signed later',
      () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`
            insert into multisig_transactions select (jsonb_populate_record(null::multisig_transactions,
              to_jsonb(m) || jsonb_build_object('safe_tx_hash', '0xlate', 'trusted', false))).* from multisig_transactions m
            where safe = ${SAFE} and nonce = 77`)
          await tx.execute(sql`update multisig_transactions set trusted = true where safe_tx_hash = '0xlate'`)
        }),
    ],
    [
      'a token that becomes trusted',
      () => db.drizzle.execute(sql`update tokens set trusted = true where address = ${UNTRUSTED}`),
    ],
    [
      'a token that is trusted no longer',
      () => db.drizzle.execute(sql`update tokens set trusted = false where address = ${TRUSTED}`),
    ],
  ]

  async function removeAbove(block: number): Promise<void> {
    await db.transaction(async (tx) => {
      for (const table of ['history_groups', 'transfers'])
        await tx.execute(
          sql`delete from ${sql.identifier(table)} where safe = ${SAFE} and block_number > ${block}::integer`,
        )
      await tx.execute(
        sql`delete from multisig_transactions where safe = ${SAFE} and executed_block > ${block}::integer`,
      )
    })
  }

  test.each(changes)(
    'behavior: totals and pages are right after %s',
    async (_title, change) => {
      await change()
      await expectRightTotals()
      for (const list of LISTS) {
        const total = await countPageRows(db.drizzle, list, account)
        for (const offset of [0, 1500, total / 2, total - 3].map(Math.round))
          if (offset >= 0) await expectSamePage(list, offset)
      }
    },
    LIMIT_MS,
  )
})
