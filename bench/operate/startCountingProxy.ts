import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A request that passed, and the bytes of its answer so far: as sent, with headers. */
export type Passed = { readonly method: string; readonly path: string; bytes: number }

export type CountingProxy = {
  readonly port: number
  /** What passed since the last call. */
  take(): Passed[]
  /** Milliseconds since the last byte, without those of open streams. */
  quietMs(): number
  stop(): Promise<void>
}

const REQUEST = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+) HTTP\/1\.1\r\n/
export const isStream = ({ path }: Passed) => /\/events(\?|$)/.test(path)

/** A proxy in front of a service: it sees the requests of pages and of their service workers, and counts what the service sends. */
export async function startCountingProxy(target: { host: string; port: number }): Promise<CountingProxy> {
  const sockets = new Set<Socket>()
  let passed: Passed[] = []
  let lastAt = performance.now()
  const server = createServer((client) => {
    const upstream = connect(target)
    let current: Passed | null = null
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => undefined)
    }
    // The browser sends each request after the answer of the one before it, so a connection has one at a time.
    client.on('data', (chunk: Buffer) => {
      const [, method, path] = REQUEST.exec(chunk.toString('latin1')) ?? []
      if (method === undefined || path === undefined) return
      current = { method, path, bytes: 0 }
      passed.push(current)
      lastAt = performance.now()
    })
    upstream.on('data', (chunk: Buffer) => {
      if (!current) return
      current.bytes += chunk.length
      if (!isStream(current)) lastAt = performance.now()
    })
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    take() {
      const taken = passed
      passed = []
      return taken
    },
    quietMs: () => performance.now() - lastAt,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
