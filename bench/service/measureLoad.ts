import { connect, type Socket } from 'node:net'

export type Load = { requests: number; perSecond: number; p50: number; p99: number }
export type Target = {
  port: number
  /** Path of the n-th request; constant or not. */
  path(index: number): string
}

const CONNECTIONS = 16
const END_OF_HEADERS = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/**
 * Requests over this many connections, each sending the next one after its answer. Uses plain sockets, because an HTTP client costs more
 * than the measured server.
 */
export async function measureLoad({ port, path }: Target, ms: number): Promise<Load> {
  const times: number[] = []
  let index = 0
  const start = performance.now()
  const until = start + ms
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const ask = await openConnection(port)
      while (performance.now() < until) {
        const began = performance.now()
        await ask.get(path(index++))
        times.push(performance.now() - began)
      }
      ask.close()
    }),
  )
  // Requests in progress at the end are awaited and counted: with slow answers they are many.
  const took = performance.now() - start
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { requests: times.length, perSecond: (times.length * 1000) / took, p50: at(0.5), p99: at(0.99) }
}

async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const answers = readAnswers(socket)
  return {
    async get(path: string): Promise<void> {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
      const status = (await answers.next()).value
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    },
    close: () => socket.destroy(),
  }
}

/** Infinity while the last chunk is missing. */
function endOfChunks(bytes: Buffer, endOfHead: number): number {
  const last = bytes.indexOf(LAST_CHUNK, endOfHead + 2)
  return last < 0 ? Infinity : last + LAST_CHUNK.length
}

/** The status of each answer after its last byte. */
async function* readAnswers(socket: Socket): AsyncGenerator<number> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const end = rest.indexOf(END_OF_HEADERS)
      if (end < 0) break
      const head = rest.toString('latin1', 0, end)
      const bodyEnd = /transfer-encoding: chunked/i.test(head)
        ? endOfChunks(rest, end)
        : end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN)
      if (Number.isNaN(bodyEnd)) throw new Error(`An answer without a length:\n${head}`)
      if (rest.length < bodyEnd) break
      rest = rest.subarray(bodyEnd)
      yield Number(head.slice(9, 12))
    }
  }
}
