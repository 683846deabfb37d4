import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../apps/service/src/db/database/Database.ts'
import { openDatabase } from '../apps/service/src/db/open/openDatabase.ts'
import { createTestFolder } from '../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './service/bigService.ts'
import { median } from './service/median.ts'

/*
 * What the triggers of the paged lists change: the total of a list, a page 80 % below its newest row, and writing a thousand transfers,
 * with them and without. The two take turns in one embedded database.
 */
const SIZES = (process.env['BENCH_SIZES'] ?? '1000,10000,100000,1000000').split(',').map(Number)
const ROUNDS = 15
const CHAIN = '31337'
const OF_ACCOUNT = `chain_id = '${CHAIN}' and safe = '${BIG_SAFE}' and visibility >= 1`
const ORDER = 'block_time desc, block_number desc, transaction_hash desc'
let written = 0
const SOURCES = ['history_groups', 'transfers'] as const

for (const transfers of SIZES) {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  await copyBigDatabase(dataDir, CHAIN, transfers)
  const db = await openDatabase({ dataDir })
  await db.drizzle.execute('analyze')
  console.log(`\n${transfers.toLocaleString('en-US')} transfers, load ${loadavg()[0]?.toFixed(1)}`)
  const depth = Math.floor(transfers * 0.8)
  const rank = transfers * 1.1 * 0.95 - depth
  await makeMarks(db)
  await compare('total of the history', {
    with: () =>
      db.drizzle.execute(
        `select rows from page_totals where list = 'history' and chain_id = '${CHAIN}' and safe = '${BIG_SAFE}'`,
      ),
    without: () => db.drizzle.execute(`select count(*) from history_groups where ${OF_ACCOUNT}`),
  })
  await compare('first page', { with: () => page(db, 0), without: () => page(db, 0) })
  await compare('page at 80 %', {
    async with() {
      const [mark] = await db.drizzle.execute<{ first: string; rank: number }>(
        `select first, rank from page_marks where list = 'history' and rank >= ${Math.floor(rank)} order by rank limit 1`,
      )
      await page(db, Math.max(0, (mark?.rank ?? 0) - Math.floor(rank)), mark && `block_time <= ${mark.first}`)
    },
    without: () => page(db, depth),
  })
  await compare('writing 1,000 transfers', {
    with: () => write(db),
    without: () => withoutTriggers(db, () => write(db)),
  })
  await db.close()
  folder.remove()
}

function page(db: Database, skip: number, where = 'true'): Promise<unknown> {
  return db.drizzle.execute(
    `select transaction_hash from history_groups where ${OF_ACCOUNT} and ${where} order by ${ORDER} limit 20 offset ${skip}`,
  )
}

/** As `findPageStart` makes them. */
async function makeMarks(db: Database): Promise<void> {
  await db.drizzle.execute(`delete from page_marks`)
  await db.drizzle.execute(`
    insert into page_marks (list, chain_id, safe, rank, first, second, third, text)
    select 'history', '${CHAIN}', '${BIG_SAFE}', position - 1, block_time, block_number, 0, transaction_hash
    from (select *, row_number() over (order by block_time, block_number, transaction_hash) as position
      from history_groups where ${OF_ACCOUNT}) as listed
    where (position - 1) % 1000 = 0`)
}

/** Copies of the newest transfers with later times, and their groups; rolled back afterwards by deleting them. */
async function write(db: Database): Promise<void> {
  written += 1
  const hash = `'0x' || encode(sha256((transaction_hash || '${written}')::bytea), 'hex')`
  for (const [table, id] of [
    ['transfers', `, id = 'e${written}' || id`],
    ['history_groups', ''],
  ] as const) {
    const at = table === 'transfers' ? 'executed_at' : 'block_time'
    await db.drizzle.execute(
      `create temp table added as select * from ${table} where safe = '${BIG_SAFE}' order by ${at} desc limit 1000`,
    )
    await db.drizzle.execute(
      `update added set transaction_hash = ${hash}, block_number = 900000000, ${at} = ${at} + 1000000000${id}`,
    )
    await db.drizzle.execute(`insert into ${table} select * from added`)
    await db.drizzle.execute('drop table added')
  }
}

async function withoutTriggers(db: Database, run: () => Promise<void>): Promise<void> {
  for (const table of SOURCES) await db.drizzle.execute(`alter table ${table} disable trigger page_${table}_insert`)
  await run()
  for (const table of SOURCES) await db.drizzle.execute(`alter table ${table} enable trigger page_${table}_insert`)
}

async function compare(name: string, runs: Record<'with' | 'without', () => Promise<unknown>>): Promise<void> {
  const times = { with: [] as number[], without: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const which of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const from = performance.now()
      await runs[which]()
      times[which].push(performance.now() - from)
    }
  const ratio = median(times.without.map((time, round) => time / (times.with[round] ?? Number.NaN)))
  const tell = (values: readonly number[]) =>
    `${median(values).toFixed(1).padStart(8)} ms, longest ${Math.max(...values)
      .toFixed(0)
      .padStart(6)}`
  console.log(`  ${name.padEnd(24)} with ${tell(times.with)}  without ${tell(times.without)}  ${ratio.toFixed(2)} ×`)
}
