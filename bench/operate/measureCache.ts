import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, spareKeys } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { join } from 'node:path'
import { countTransactions } from '../../apps/service/src/testing/countTransactions.ts'
import { buildProposal } from '../../apps/service/src/testing/buildProposal.ts'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { createTestDatabase } from '../../apps/service/src/testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { readCpuTime } from '../../apps/service/src/testing/readCpuTime.ts'
import { measureLoad } from '../service/measureLoad.ts'
import { median } from '../service/median.ts'
import { say } from '../service/say.ts'

const ROUNDS = 7
const ROUND_MS = 1500
const WRITE_EVERY_MS = 100
const QUEUED = 20
const [alice, bob] = demoOwners

type Scene = {
  /** Reads per second. */
  quiet: number
  written: number
  /** Share of the reads that the writes cost, the median of rounds in turn. */
  lost: number
  /** The same for the computing of the process that answers: without what other processes take of the cores. */
  more: number
  /** Share of the answers that were computed again during the writes. */
  computed: number
  /** Transactions of the database per read without writes; null for the embedded one. */
  statements: number | null
}
export type CacheMeasure = { database: string; before: Scene; after: Scene }

/** The earlier rules: any write empties the cache, and each read asks the database by itself. */
function withEarlierRules(code: string): string {
  const edits = [
    [/hasChanged\(keys, since\) \{/, '$& if (position !== since) return true;'],
    [/function shareRuns\((\w+)\) \{/, '$& return $1;'],
  ] as const
  return edits.reduce((edited, [rule, by]) => {
    if (!rule.test(edited))
      throw new Error(`The program does not contain ${rule}; see createChangeLog.ts and shareRuns.ts.`)
    return edited.replace(rule, by)
  }, code)
}

/** Reads of the queue of one account, with and without proposals to another one. */
export async function measureCache(chain: TestChain): Promise<CacheMeasure[]> {
  const owners = [alice.address, bob.address]
  const [read, written] = [
    (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 301n })).address,
    (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 302n })).address,
  ]
  const measured = [await measureDatabase(chain, 'embedded database', { read, written })]
  const server = await startPostgres()
  process.env['DATABASE_URL'] = server.url
  try {
    measured.push(await measureDatabase(chain, 'PostgreSQL', { read, written }))
  } finally {
    delete process.env['DATABASE_URL']
    await server.stop()
  }
  return measured
}

type Accounts = { read: Address; written: Address }

async function measureDatabase(chain: TestChain, database: string, accounts: Accounts): Promise<CacheMeasure> {
  const [before, after] = [await start(chain, accounts, withEarlierRules), await start(chain, accounts)]
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const service of round % 2 === 0 ? [before, after] : [after, before]) {
        await service.measure(false)
        await service.measure(true)
      }
    return { database, before: before.result(), after: after.result() }
  } finally {
    await Promise.all([before.end(), after.end()])
  }
}

async function start(chain: TestChain, { read, written }: Accounts, edit?: (code: string) => string) {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  const place = await createTestDatabase({ isEmpty: true })
  if (place.databaseUrl === undefined) await copyDatabaseTemplate(dataDir)
  const config = buildTestConfig(chain, { dataDir, ...place, rateLimitPerMinute: 100_000_000 })
  const service = await startServiceProcess(config, edit)
  // Where several processes share a database, another one accepts the writes. Checking a proposal takes longer than many reads.
  const writer = place.databaseUrl === undefined ? service : await startServiceProcess(config, edit)
  const { chainId, rpcUrl } = chain
  const api = createApiClient({ baseUrl: writer.url })
  const path = `/v1/chains/${chainId}/safes/${read}/transactions/queued`
  for (const [safe, { url }] of [
    [read, service],
    [written, writer],
  ] as const)
    while ((await fetch(`${url}/v1/chains/${chainId}/safes/${safe}`)).status !== 200);
  say('preparing proposals')
  const propose = async (safe: Address, nonce: number) => {
    const input = { to: spareKeys[0].address, value: BigInt(nonce + 1), nonce: BigInt(nonce) }
    const body = await buildProposal(rpcUrl, safe, input, [alice])
    return () => api.proposeTransaction({ params: { chainId, safe }, body })
  }
  for (let nonce = 0; nonce < QUEUED; nonce += 1) await (await propose(read, nonce))()
  const waiting: (() => Promise<unknown>)[] = []
  for (let nonce = 0; nonce < (ROUNDS * ROUND_MS) / WRITE_EVERY_MS + ROUNDS; nonce += 1)
    waiting.push(await propose(written, nonce))
  const rates = { quiet: [] as number[], written: [] as number[] }
  /** Seconds of computing for a read. */
  const computing = { quiet: [] as number[], written: [] as number[] }
  const statements: number[] = []
  const answers = { cache: 0, database: 0 }
  const target = { port: Number(new URL(service.url).port), path: () => path }
  await measureLoad(target, ROUND_MS)
  return {
    async measure(withWrites: boolean) {
      const sent: Promise<unknown>[] = []
      const timer = withWrites
        ? setInterval(() => sent.push(waiting.shift()?.() ?? Promise.resolve()), WRITE_EVERY_MS)
        : undefined
      const before = await readAnswers(service.url)
      const began = await countTransactions(place.databaseUrl)
      const cpu = readCpuTime(service.pid)
      const { perSecond, requests } = await measureLoad(target, ROUND_MS)
      const used = readCpuTime(service.pid) - cpu
      clearInterval(timer)
      await Promise.all(sent)
      rates[withWrites ? 'written' : 'quiet'].push(perSecond)
      computing[withWrites ? 'written' : 'quiet'].push(used / requests)
      const after = await readAnswers(service.url)
      if (withWrites) {
        answers.cache += after.cache - before.cache
        answers.database += after.database - before.database
      }
      const ended = await countTransactions(place.databaseUrl)
      if (began !== null && ended !== null && !withWrites) statements.push((ended - began) / requests)
    },
    result: (): Scene => ({
      quiet: median(rates.quiet),
      written: median(rates.written),
      lost: median(rates.quiet.map((quiet, round) => 1 - (rates.written[round] ?? 0) / quiet)),
      more: median(computing.quiet.map((quiet, round) => (computing.written[round] ?? 0) / quiet - 1)),
      computed: answers.database / (answers.cache + answers.database),
      statements: statements.length === 0 ? null : median(statements),
    }),
    async end() {
      await service.end('SIGTERM')
      if (writer !== service) await writer.end('SIGTERM')
      folder.remove()
    },
  }
}

/** How many cached answers came from where, so far. */
async function readAnswers(url: string): Promise<{ cache: number; database: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const count = (from: string) =>
    Number(new RegExp(`^countersign_answers_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { cache: count('cache'), database: count('database') }
}
