import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

export type TcpProxy = {
  port: number
  /** From now on no byte passes in either direction, and existing and new connections stay open. */
  stall(): void
  /** New connections pass again. Stalled ones stay stalled, like after a firewall lost its state. */
  recover(): void
  stop(): Promise<void>
}

/** A proxy in front of a server on this machine. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isStalled = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The other end of a stalled connection closes it at some time.
    socket.on('error', () => undefined)
  }
  const server = createServer((client) => {
    track(client)
    if (isStalled) return void client.pause()
    const upstream = connect(target)
    track(upstream)
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stall() {
      isStalled = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    recover: () => void (isStalled = false),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
