import { devClient, fund } from '@countersign/devchain'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startServiceProcess } from '../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, startTestChain } from '../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './service/bigService.ts'
import { median } from './service/median.ts'

/*
 * The filters of a long history over HTTP, none answered from the response cache, in turn with the first page without a filter as the
 * floor. The first filtered request reads the whole history into memory, and is told alone, with the longest that a request for something
 * else waited meanwhile. So is the first one after a deposit, which adds one row to that history.
 */
const TRANSFERS = Number(process.env['BENCH_TRANSFERS'] ?? 100_000)
/** The first may come while the account is still being indexed. */
const DEPOSITS = 4
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30)
const FILTERS = [
  'direction=outgoing',
  'kind=payment,batch',
  'token=native&value__gte=1.5',
  'value__gte=100&value__lte=200',
  'execution_date__gte=2026-01-01&direction=incoming',
  'nonce=0',
  'q=invoice',
  'q=0x12',
  'q=42',
  'origin=owners&state=failed',
  'method=transfer&note=rent',
]

const GROUPS_PER_BLOCK = 1000
/** Between two requests beside the work. */
const PAUSE_MS = 10
const Counted = z.object({ count: z.number() })

const chain = await startTestChain()
// Deposits must come after the rows that are written into the database.
await devClient(chain.rpcUrl).mine({ blocks: Math.ceil((TRANSFERS * 1.1) / GROUPS_PER_BLOCK) })
const folder = createTestFolder()
const dataDir = join(folder.path, 'data')
await copyBigDatabase(dataDir, chain.chainId, TRANSFERS, GROUPS_PER_BLOCK)
const service = await startServiceProcess(buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 }))
const base = `${service.url}/v1/chains/${chain.chainId}/safes/${BIG_SAFE}/transactions/history`

/** @returns milliseconds. An unknown parameter is ignored, and makes a new cache key. */
async function ask(filter: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(`${base}?trusted=false&n=${process.hrtime.bigint()}&${filter}`)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${filter} answered ${answer.status}.`)
  return performance.now() - from
}

/** The longest that a small request waits until `work` is done, in milliseconds, with the time of the work. */
async function timeBeside(work: () => Promise<number>): Promise<{ time: number; longest: number }> {
  let longest = 0
  let isDone = false
  const beside = async () => {
    while (!isDone) {
      const from = performance.now()
      await (await fetch(`${service.url}/v1/about?n=${process.hrtime.bigint()}`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - from)
      await setTimeout(PAUSE_MS)
    }
  }
  const asking = beside()
  const time = await work()
  isDone = true
  await asking
  return { time, longest }
}

/** A filter whose matches are counted. */
async function countIncoming(): Promise<number> {
  const answer = await fetch(`${base}?trusted=false&n=${process.hrtime.bigint()}&direction=incoming`)
  return z.parse(Counted, await answer.json()).count
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

try {
  console.log(`${TRANSFERS.toLocaleString('en-US')} transfers, load ${loadavg()[0]?.toFixed(1)}`)
  await ask('')
  const tellFirst = (name: string, { time, longest }: { time: number; longest: number }) =>
    console.log(
      `  ${name.padEnd(22)} ${time.toFixed(0).padStart(5)} ms; another request waited ${longest.toFixed(0)} ms at most`,
    )
  tellFirst('first filter', await timeBeside(() => ask(FILTERS[0] ?? '')))
  const afterDeposit: number[] = []
  for (let round = 0; round < DEPOSITS; round += 1) {
    const before = await countIncoming()
    await fund(chain.rpcUrl, BIG_SAFE, { tokens: [{ token: chain.contracts.testUsd, amount: 1n }] })
    let longest = 0
    for (let count = before; count === before;) {
      const from = performance.now()
      count = await countIncoming()
      longest = Math.max(longest, performance.now() - from)
    }
    afterDeposit.push(longest)
  }
  console.log(`  filter after a deposit ${afterDeposit.map((time) => time.toFixed(0)).join(', ')} ms`)
  const floor: number[] = []
  const all: number[] = []
  const times = new Map(FILTERS.map((filter) => [filter, new Array<number>()]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [filter, values] of times) {
      floor.push(await ask(''))
      const time = await ask(filter)
      values.push(time)
      all.push(time)
    }
  const tell = (name: string, values: readonly number[]) =>
    console.log(
      `  ${name.padEnd(52)} p50 ${at(values, 0.5).toFixed(0).padStart(4)} ms  p95 ${at(values, 0.95).toFixed(0).padStart(4)} ms  ${(median(values) / median(floor)).toFixed(1)} × the floor`,
    )
  for (const [filter, values] of times) tell(filter, values)
  tell('every filter', all)
  tell('no filter (floor)', floor)
} finally {
  await service.end('SIGTERM')
  await chain.devchain.stop({ snapshot: false })
  folder.remove()
}
