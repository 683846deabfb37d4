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
import { setTimeout as wait } from 'node:timers/promises'
import { buildProposal } from '../../apps/service/src/testing/buildProposal.ts'
import { countRowBytes } from '../../apps/service/src/testing/countRowBytes.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { measureLoad } from '../service/measureLoad.ts'
import { say } from '../service/say.ts'
import { readMemory } from '../../apps/service/src/testing/readMemory.ts'

const REST_MS = 15_000
const MORE_CHAINS = 6
const STREAMS = 1000
const PROPOSALS = 40
const LOAD_MS = 3000
const [alice, bob] = demoOwners

export type ScaleMeasure = {
  readonly perChainMb: number
  readonly perStreamKb: number
  /** Cached answers per second of one process, by route. */
  readonly rates: ReadonlyMap<string, number>
  /** Bytes of a proposal with one signature, in the journal and in the projection with its indexes. */
  readonly journalBytes: number
  readonly projectionBytes: number
}

/** On PostgreSQL: what one more chain, stream and proposal need, and what one process answers. */
export async function measureScale(chain: TestChain): Promise<ScaleMeasure> {
  const server = await startPostgres()
  const folder = createTestFolder()
  const sockets: Socket[] = []
  const limits = { streamsPerAddress: STREAMS + 1 }
  const base = { databaseUrl: server.url, rateLimitPerMinute: 100_000_000, limits, dataDir: join(folder.path, 'data') }
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
    const before = await sizes()
    const api = createApiClient({ baseUrl: service.url })
    for (let nonce = 0; nonce < PROPOSALS; nonce += 1) {
      const input = { to: spareKeys[0].address, value: 1n, nonce: BigInt(nonce) }
      const body = await buildProposal(rpcUrl, safe, input, [alice])
      await api.proposeTransaction({ params: { chainId, safe }, body })
    }
    const after = await sizes()
    const rates = new Map<string, number>()
    for (const route of ['', '/transactions/queued', '/transactions/history', '/multisig-transactions'])
      rates.set(route || '(account)', (await measureLoad({ port, path: () => account + route }, LOAD_MS)).perSecond)
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
      journalBytes: (after.journal - before.journal) / PROPOSALS,
      projectionBytes: (after.projection - before.projection) / PROPOSALS,
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
