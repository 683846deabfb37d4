import {
  demoOwners,
  deploySafe,
  devchainConfig,
  spareKeys,
  startDevchain,
  testContractAddresses,
} from '@countersign/devchain'
import { createApiClient } from '@countersign/api/client'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { buildProposal } from '../../apps/service/src/testing/buildProposal.ts'
import { countRowBytes, type TableBytes } from '../../apps/service/src/testing/countRowBytes.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { measureLoad } from '../service/measureLoad.ts'
import { say } from '../service/say.ts'
import { readCpuTime } from '../../apps/service/src/testing/readCpuTime.ts'
import { readMemory } from '../../apps/service/src/testing/readMemory.ts'

const REST_MS = 15_000
const MORE_CHAINS = 6
const STREAMS = 1000
/** With these the routes are measured, and the tables have their first pages. */
const FIRST_PROPOSALS = 40
/** Indexes grow by pages of 8 kB. */
const PROPOSALS = 400
/** The page that `npm start` builds. */
const PAGE_DIR = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const LOAD_MS = 3000
/** What home reads of an account and of its chain, beside the document and `boot.json`; `measureViews.ts` counts them. */
const READS_OF_ACCOUNT = ['/transactions/history?timezone=UTC', '/shared-book', '/export?format=json']
const READS_OF_CHAIN = ['/about/indexing', `/recorded-prices/usd?from=2026-01-01&tokens=0x${'0'.repeat(40)}`]
/** The document, which is the same for every address. */
const DOCUMENT = '/'
const [alice, bob] = demoOwners

/** Answers per second of one process, and its computing for each, which other work on the machine does not change. */
export type ReadRate = { readonly perSecond: number; readonly cpuMs: number }

export type ScaleMeasure = {
  readonly perChainMb: number
  readonly perStreamKb: number
  /** By route. */
  readonly rates: ReadonlyMap<string, ReadRate>
  /** The same for a view of home: all its requests, in turn. */
  readonly homes: ReadRate
  /** Bytes of a proposal with one signature. */
  readonly journal: TableBytes
  readonly projection: TableBytes
}

/** On PostgreSQL: what one more chain, stream and proposal need, and what one process answers. `npm start` must have built the page. */
export async function measureScale(chain: TestChain): Promise<ScaleMeasure> {
  const server = await startPostgres()
  const folder = createTestFolder()
  const sockets: Socket[] = []
  const limits = { streamsPerAddress: STREAMS + 1 }
  const base = {
    databaseUrl: server.url,
    pageDir: PAGE_DIR,
    rateLimitPerMinute: 100_000_000,
    limits,
    dataDir: join(folder.path, 'data'),
  }
  const { chainId, rpcUrl } = chain
  const owners = [alice.address, bob.address]
  const { address: safe } = await deploySafe(rpcUrl, { owners, threshold: 2, saltNonce: 501n })
  const others = await Promise.all(
    Array.from({ length: MORE_CHAINS }, (_none, index) => startDevchain({ chainId: 42_000 + index })),
  )
  try {
    say('proposals, routes and streams of one process')
    const service = await startServiceProcess(buildTestConfig(chain, base))
    const port = Number(new URL(service.url).port)
    const account = `/v1/chains/${chainId}/safes/${safe}`
    while ((await fetch(service.url + account)).status !== 200) await wait(50)
    const sizes = () => countRowBytes(server.url)
    const api = createApiClient({ baseUrl: service.url })
    const propose = async (nonce: number) => {
      const input = { to: spareKeys[0].address, value: 1n, nonce: BigInt(nonce) }
      const body = await buildProposal(rpcUrl, safe, input, [alice])
      await api.proposeTransaction({ params: { chainId, safe }, body })
    }
    for (let nonce = 0; nonce < FIRST_PROPOSALS; nonce += 1) await propose(nonce)
    const name = `dev1:${safe}`
    const boot = `/boot.json?page=home&currency=usd&account=${encodeURIComponent(name)}`
    const measure = async (routes: readonly string[]): Promise<ReadRate> => {
      const path = (index: number) => routes[index % routes.length] ?? DOCUMENT
      // V8 optimizes the code of a route only after some thousand answers.
      await measureLoad({ port, path }, LOAD_MS)
      const cpu = readCpuTime(service.pid)
      const { perSecond, requests } = await measureLoad({ port, path }, LOAD_MS)
      return { perSecond, cpuMs: ((readCpuTime(service.pid) - cpu) * 1000) / requests }
    }
    const rates = new Map<string, ReadRate>()
    for (const route of ['', '/transactions/queued', '/transactions/history', '/multisig-transactions'])
      rates.set(route || '(account)', await measure([account + route]))
    rates.set('/boot.json', await measure([boot]))
    rates.set('/export', await measure([`${account}/export?format=json`]))
    rates.set('(document)', await measure([DOCUMENT]))
    const home = [
      DOCUMENT,
      boot,
      ...READS_OF_ACCOUNT.map((path) => account + path),
      ...READS_OF_CHAIN.map((path) => `/v1/chains/${chainId}${path}`),
    ]
    const request = await measure(home)
    const homes = { perSecond: request.perSecond / home.length, cpuMs: request.cpuMs * home.length }
    say(`${PROPOSALS} more proposals`)
    const before = await sizes()
    for (let nonce = 0; nonce < PROPOSALS; nonce += 1) await propose(FIRST_PROPOSALS + nonce)
    const after = await sizes()
    const grown = (of: 'journal' | 'projection'): TableBytes => ({
      rows: (after[of].rows - before[of].rows) / PROPOSALS,
      indexes: (after[of].indexes - before[of].indexes) / PROPOSALS,
    })
    await wait(REST_MS)
    const quiet = readMemory(service.pid).now
    for (let index = 0; index < STREAMS; index += 1) sockets.push(await openStream(port, `${account}/events`))
    await wait(2000)
    const perStreamKb = ((readMemory(service.pid).now - quiet) * 1000) / STREAMS
    for (const socket of sockets) socket.destroy()
    await service.end('SIGTERM')
    say(`a process with ${MORE_CHAINS} more chains`)
    const chains = [
      devchainConfig(chain.devchain, chain.contracts),
      ...others.map((one, index) => ({
        ...devchainConfig(one, testContractAddresses()),
        shortName: `local${index}`,
      })),
    ]
    const atRest = async (count: number) => {
      const one = await startServiceProcess(buildTestConfig(chain, { ...base, chains: chains.slice(0, count) }))
      await wait(REST_MS)
      const { now } = readMemory(one.pid)
      await one.end('SIGTERM')
      return now
    }
    const perChainMb = ((await atRest(1 + MORE_CHAINS)) - (await atRest(1))) / MORE_CHAINS
    return {
      perChainMb,
      perStreamKb,
      rates,
      homes,
      journal: grown('journal'),
      projection: grown('projection'),
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await Promise.all(others.map((one) => one.stop({ snapshot: false })))
    await server.stop()
    folder.remove()
  }
}

async function openStream(port: number, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}
