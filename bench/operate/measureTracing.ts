import { demoOwners, deploySafe } from '@countersign/devchain'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { measureLoad } from '../service/measureLoad.ts'
import { median } from '../service/median.ts'
import { urlOf } from '../../apps/service/src/testing/portOf.ts'

const ROUNDS = 7
const ROUND_MS = 1500
const VARIANTS = ['no ids', 'ids', 'a tenth', 'traces'] as const
type Variant = (typeof VARIANTS)[number]
/** Requests per second. */
export type TracingMeasure = Record<Variant, { cached: number; database: number }>

/** As before statements and calls named their request. */
function withoutIds(code: string): string {
  const rule = /function markStatement\((\w+)\) \{/
  if (!rule.test(code)) throw new Error(`The program does not contain ${rule}; see markStatement.ts.`)
  return code.replace(rule, '$& return $1;')
}

/** Reads of a cached answer and of one from the database: without ids in statements, with them, and with a trace of every tenth request or of each. */
export async function measureTracing(chain: TestChain): Promise<TracingMeasure> {
  const owners = demoOwners.slice(0, 2).map(({ address }) => address)
  const { address } = await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 401n })
  const collector = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = urlOf(collector)
  const running = await Promise.all(VARIANTS.map((variant) => start(chain, variant, endpoint)))
  const base = `/v1/chains/${chain.chainId}/safes/${address}`
  const paths = {
    cached: `${base}/transactions/queued`,
    database: `${base}/messages`,
  }
  const rates = new Map<string, number[]>()
  try {
    for (const { url } of running) while ((await fetch(`${url}${base}`)).status !== 200);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { url, variant } of round % 2 === 0 ? running : running.toReversed())
        for (const [kind, path] of Object.entries(paths)) {
          const { perSecond } = await measureLoad({ port: Number(new URL(url).port), path: () => path }, ROUND_MS)
          // The first round warms up.
          if (round > 0) rates.set(`${variant} ${kind}`, [...(rates.get(`${variant} ${kind}`) ?? []), perSecond])
        }
  } finally {
    for (const { end } of running) await end()
    collector.close()
    collector.closeAllConnections()
  }
  const of = (variant: Variant) => ({
    cached: median(rates.get(`${variant} cached`) ?? []),
    database: median(rates.get(`${variant} database`) ?? []),
  })
  return { 'no ids': of('no ids'), ids: of('ids'), 'a tenth': of('a tenth'), traces: of('traces') }
}

async function start(chain: TestChain, variant: Variant, endpoint: string) {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  await copyDatabaseTemplate(dataDir)
  const config = buildTestConfig(chain, {
    dataDir,
    rateLimitPerMinute: 100_000_000,
    ...(variant === 'traces' ? { telemetry: { endpoint } } : {}),
    ...(variant === 'a tenth' ? { telemetry: { endpoint, traceShare: 0.1 } } : {}),
  })
  const service = await startServiceProcess(config, variant === 'no ids' ? withoutIds : undefined)
  return {
    url: service.url,
    variant,
    async end() {
      await service.end('SIGTERM')
      folder.remove()
    },
  }
}
