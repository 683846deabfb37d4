import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, spareKeys } from '@countersign/devchain'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buildProposal } from '../../apps/service/src/testing/buildProposal.ts'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { readCpu } from '../service/readCpu.ts'

const EVENTS = 20
const [alice, bob] = demoOwners

export type StreamMeasure = {
  /** Milliseconds from the request of the write to its event at each reader, ascending. */
  delays: readonly number[]
  /** The same for the last reader, per event, in their order. */
  lasts: readonly number[]
  /** Milliseconds from the first reader to the last one, per event. */
  spreads: readonly number[]
  /** Milliseconds of the service's main thread per event, the write included. */
  cpu: number | null
}

/** The earlier rule: each stream makes the text of an event itself. */
function withEarlierRule(code: string): string {
  const rule = /(known\d* = )frames\d*\.get\(published\d*\)/
  if (!rule.test(code)) throw new Error(`The program does not contain ${rule}; see writeEventStream.ts.`)
  return code.replace(rule, '$1undefined')
}

export async function measureStreams(chain: TestChain, readers: number, silent: number) {
  const size = { readers, silent }
  const before = await measureOne(chain, { ...size, saltNonce: 401n, edit: withEarlierRule })
  const embedded = await measureOne(chain, { ...size, saltNonce: 402n })
  const server = await startPostgres()
  try {
    const postgres = await measureOne(chain, { ...size, saltNonce: 403n, databaseUrl: server.url })
    return {
      'embedded database, each stream serializing by itself': before,
      'embedded database': embedded,
      PostgreSQL: postgres,
    }
  } finally {
    await server.stop()
  }
}

type Options = {
  readers: number
  silent: number
  saltNonce: bigint
  /** Of an empty database; the embedded one when absent. */
  databaseUrl?: string
  edit?: (code: string) => string
}

/** An account with many streams; some clients open one and never read. Each proposal is an event for all. */
async function measureOne(
  chain: TestChain,
  { readers, silent, saltNonce, databaseUrl, edit }: Options,
): Promise<StreamMeasure> {
  const { chainId, rpcUrl } = chain
  const { address: safe } = await deploySafe(rpcUrl, {
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce,
  })
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  if (databaseUrl === undefined) await copyDatabaseTemplate(dataDir)
  const place = databaseUrl === undefined ? {} : { databaseUrl }
  const limits = { streamsPerAddress: readers + silent + 1 }
  const service = await startServiceProcess(
    buildTestConfig(chain, { dataDir, limits, rateLimitPerMinute: 100_000_000, ...place }),
    edit,
  )
  const sockets: Socket[] = []
  try {
    while ((await fetch(`${service.url}/v1/chains/${chainId}/safes/${safe}`)).status !== 200);
    const port = Number(new URL(service.url).port)
    const path = `/v1/chains/${chainId}/safes/${safe}/events`
    for (let index = 0; index < silent; index += 1) sockets.push((await openStream(port, path)).pause())
    const streams: Socket[] = []
    for (let index = 0; index < readers; index += 1) streams.push(await openStream(port, path))
    sockets.push(...streams)
    const api = createApiClient({ baseUrl: service.url })
    const delays: number[] = []
    const lasts: number[] = []
    const spreads: number[] = []
    let cpu = 0
    for (let nonce = 0; nonce < EVENTS; nonce += 1) {
      const body = await buildProposal(rpcUrl, safe, { to: spareKeys[0].address, value: 1n, nonce: BigInt(nonce) }, [
        alice,
      ])
      const heard = streams.map((stream) => receiveText(stream, body.safeTxHash))
      const before = readCpu(service.pid)
      const sent = performance.now()
      await api.proposeTransaction({ params: { chainId, safe }, body })
      const times = await Promise.all(heard)
      delays.push(...times.map((at) => at - sent))
      lasts.push(Math.max(...times) - sent)
      spreads.push(Math.max(...times) - Math.min(...times))
      const after = readCpu(service.pid)
      cpu = before === null || after === null ? Number.NaN : cpu + (after - before) / 1000
    }
    delays.sort((a, b) => a - b)
    return { delays, lasts, spreads, cpu: Number.isNaN(cpu) ? null : cpu / EVENTS }
  } finally {
    for (const socket of sockets) socket.destroy()
    await service.end('SIGTERM')
    folder.remove()
  }
}

/** A plain socket, because a thousand HTTP clients cost more than the measured server. Resolves after the first bytes of the stream. */
async function openStream(port: number, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`)
  await receiveText(socket, ':ok')
  return socket
}

/** When the stream has sent this text. */
function receiveText(socket: Socket, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let rest = ''
    const onEnd = () => reject(new Error('A stream ended.'))
    const onData = (chunk: Buffer) => {
      rest += chunk.toString('latin1')
      if (!rest.includes(text)) return
      socket.off('data', onData)
      socket.off('close', onEnd)
      resolve(performance.now())
    }
    socket.on('data', onData)
    socket.on('close', onEnd)
  })
}
