import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startServiceProcess } from '../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, startTestChain } from '../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './service/bigService.ts'
import { median } from './service/median.ts'

/*
 * What the response cache changes for a user: the time from opening a page until its last answer, for one user and for twenty who open it
 * at the same moment. Cached and uncached runs alternate, so that a busy machine slows both; the ratio is the median of the rounds.
 */
const TRANSFERS = Number(process.env['BENCH_TRANSFERS'] ?? 10_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15)
const TEAM = 20
/** Routes whose answers are cached, as the pages of an account, its queue and its history request them. */
const PAGE = [
  '/transactions/queued',
  '/transactions/history',
  '/nonces',
  '/multisig-transactions',
  '/incoming-transfers',
  '/module-transactions',
]

const chain = await startTestChain()
const folder = createTestFolder()
const dataDir = join(folder.path, 'data')
await copyBigDatabase(dataDir, chain.chainId, TRANSFERS)
const service = await startServiceProcess(buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 }))
const base = `${service.url}/v1/chains/${chain.chainId}/safes/${BIG_SAFE}`
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}.`)),
      )
    }).on('error', reject)
  })
}

/** An unknown parameter is ignored by every route, and makes a new cache key. */
const newKey = () => `?n=${process.hrtime.bigint()}`

async function openPage(keyOf: () => string): Promise<number> {
  const from = performance.now()
  await Promise.all(PAGE.map((path) => request(base + path + keyOf())))
  return performance.now() - from
}

const openTogether = (keyOf: () => string) => Promise.all(Array.from({ length: TEAM }, () => openPage(keyOf)))
type Run = () => Promise<number[]>
const SCENES: Record<string, { cached: Run; uncached: Run }> = {
  'one user, unchanged data': {
    cached: async () => [await openPage(() => '')],
    uncached: async () => [await openPage(newKey)],
  },
  [`${TEAM} users at once, after a change`]: {
    cached: () => {
      const key = newKey()
      return openTogether(() => key)
    },
    uncached: () => openTogether(newKey),
  },
  [`${TEAM} users at once, unchanged data`]: {
    cached: () => openTogether(() => ''),
    uncached: () => openTogether(newKey),
  },
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

try {
  console.log(`${TRANSFERS} transfers, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}`)
  for (const [scene, runs] of Object.entries(SCENES)) {
    const times = { cached: [] as number[], uncached: [] as number[] }
    const ratios: number[] = []
    await runs.cached()
    for (let round = 0; round < ROUNDS; round += 1) {
      const middle = { cached: 0, uncached: 0 }
      for (const name of round % 2 === 0 ? (['cached', 'uncached'] as const) : (['uncached', 'cached'] as const)) {
        const measured = await runs[name]()
        times[name].push(...measured)
        middle[name] = median(measured)
      }
      ratios.push(middle.uncached / middle.cached)
    }
    console.log(`\n${scene}: uncached takes ${median(ratios).toFixed(1)} × the time`)
    for (const [name, values] of Object.entries(times))
      console.log(
        `  ${name.padEnd(9)} p50 ${at(values, 0.5).toFixed(0).padStart(5)} ms  p99 ${at(values, 0.99).toFixed(0).padStart(5)} ms`,
      )
  }
} finally {
  await service.end('SIGTERM')
  agent.destroy()
  await chain.devchain.stop({ snapshot: false })
  folder.remove()
}
