import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startServiceProcess } from '../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, startTestChain } from '../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './service/bigService.ts'
import { median } from './service/median.ts'

/*
 * The filters of a long history over HTTP, none answered from the response cache, in turn with the first page without a filter as the
 * floor. The first filtered request reads the whole history into memory, and is told alone.
 */
const TRANSFERS = Number(process.env['BENCH_TRANSFERS'] ?? 100_000)
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

const chain = await startTestChain()
const folder = createTestFolder()
const dataDir = join(folder.path, 'data')
await copyBigDatabase(dataDir, chain.chainId, TRANSFERS)
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

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

try {
  console.log(`${TRANSFERS.toLocaleString('en-US')} transfers, load ${loadavg()[0]?.toFixed(1)}`)
  await ask('')
  console.log(`  first filter   ${(await ask(FILTERS[0] ?? '')).toFixed(0).padStart(5)} ms`)
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
