import { spareKeys } from '@countersign/devchain'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '../../apps/service/src/db/open/openDatabase.ts'
import { openBroker } from '../../apps/service/src/events/openBroker.ts'
import { storeEvents } from '../../apps/service/src/events/storeEvents.ts'
import { countTransactions } from '../../apps/service/src/testing/countTransactions.ts'
import { startNats } from '../../apps/service/src/testing/startNats.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { type ServiceProcess, startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { median } from '../service/median.ts'
import { readCpu } from '../service/readCpu.ts'
import { say } from '../service/say.ts'

const SECONDS = 5
const WRITERS = 4
const SINGLE = 40
/** How long the processes are measured without events. */
const IDLE_MS = 3000

export type DeliveryMeasure = {
  processes: number
  /** Events a second until every process has sent them to its client. */
  perSecond: number
  /** Milliseconds from the commit of one event until the last process has sent it, without other events. */
  delayMs: number
  /** Transactions of PostgreSQL for each event, that of the event included; without those that the same processes need without events. */
  transactions: number
  /** Milliseconds of the main thread of each process for each event. */
  cpuMs: number
}

/** Real processes, each with one client of an event stream; this process stores one event per transaction, four at a time. */
export async function measureDelivery(
  chain: TestChain,
  processes: number,
  natsProgram: string | null,
): Promise<DeliveryMeasure> {
  const server = await startPostgres()
  const nats = natsProgram === null ? null : await startNats(natsProgram)
  const folder = createTestFolder()
  const place = { databaseUrl: server.url, ...(nats ? { brokerUrl: nats.url } : {}) }
  const config = buildTestConfig(chain, { dataDir: join(folder.path, 'data'), ...place, database: { poolSize: 3 } })
  const running: ServiceProcess[] = []
  const sockets: Socket[] = []
  try {
    say(`starting ${processes} processes`)
    for (let index = 0; index < processes; index += 1) running.push(await startServiceProcess(config))
    const streams = await Promise.all(
      running.map(async ({ url }) => {
        const stream = await openStream(Number(new URL(url).port), chain.chainId)
        sockets.push(stream.socket)
        return stream
      }),
    )
    const db = await openDatabase({ dataDir: '', ...place })
    const broker = nats && (await openBroker(nats.url, db, console))
    await new Promise((done) => setTimeout(done, 500))
    const address = spareKeys[0].address
    const store = async (): Promise<number> => {
      const draft = { chainId: chain.chainId, address, type: 'NEW_CONFIRMATION' as const, at: Date.now() }
      const published = await db.transaction((tx) => storeEvents(tx, [draft], Date.now()))
      broker?.publish(published)
      return published[0]?.id ?? 0
    }
    const reach = (id: number) => Promise.all(streams.map((stream) => stream.reach(id)))
    await reach(await store())
    const delays: number[] = []
    for (let index = 0; index < SINGLE; index += 1) {
      const id = await store()
      const committed = performance.now()
      await reach(id)
      delays.push(performance.now() - committed)
    }
    const cpu = () => running.reduce((sum, { pid }) => sum + (readCpu(pid) ?? Number.NaN), 0)
    const idle = await readTransactions(server.url)
    await new Promise((done) => setTimeout(done, IDLE_MS))
    const before = await readTransactions(server.url)
    const idlePerMs = (before.count - idle.count) / (before.at - idle.at)
    const cpuBefore = cpu()
    const from = performance.now()
    let stored = 0
    let newest = 0
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (performance.now() < from + SECONDS * 1000) {
          newest = Math.max(newest, await store())
          stored += 1
        }
      }),
    )
    await reach(newest)
    const took = performance.now() - from
    const cpuMs = (cpu() - cpuBefore) / 1000 / stored / processes
    const after = await readTransactions(server.url)
    const transactions = (after.count - before.count - idlePerMs * (after.at - before.at)) / stored
    await broker?.close()
    await db.close()
    return { processes, perSecond: (stored * 1000) / took, delayMs: median(delays), transactions, cpuMs }
  } finally {
    for (const socket of sockets) socket.destroy()
    await Promise.all(running.map((process) => process.end('SIGKILL')))
    await nats?.stop()
    await server.stop()
    folder.remove()
  }
}

async function readTransactions(url: string): Promise<{ count: number; at: number }> {
  const count = (await countTransactions(url)) ?? 0
  return { count, at: performance.now() }
}

async function openStream(port: number, chainId: string) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => undefined)
  const path = `/v1/chains/${chainId}/safes/${spareKeys[0].address}/events`
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`)
  let last = 0
  let rest = ''
  let waiting: { id: number; resolve: () => void } | null = null
  const isOpen = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString('latin1')
    for (const [, id] of rest.matchAll(/^id: (\d+)$/gm)) last = Math.max(last, Number(id))
    rest = rest.slice(rest.lastIndexOf('\n\n') + 1)
    if (waiting !== null && last >= waiting.id) {
      waiting.resolve()
      waiting = null
    }
  })
  await isOpen
  return {
    socket,
    reach: (id: number) =>
      last >= id ? Promise.resolve() : new Promise<void>((resolve) => void (waiting = { id, resolve })),
  }
}
