import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openPost } from './openPost.ts'

async function start(answer: RequestListener) {
  const sockets: Socket[] = []
  const server = createServer(answer).on('connection', (socket) => sockets.push(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, sockets }
}
const post = async (url: string) => {
  const { status, body } = await openPost(url, '{"id":1}', AbortSignal.timeout(5000))
  return { status, text: await text(body) }
}

test('behavior: calls share one open connection, and a compressed answer is decompressed', async () => {
  const { url, sockets } = await start((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"result":1}'))
  })
  for (let call = 0; call < 3; call += 1) expect(await post(url)).toEqual({ status: 200, text: '{"result":1}' })
  expect(sockets).toHaveLength(1)
})

test('behavior: a call on a connection that the node has just closed is sent again on a new one', async () => {
  let calls = 0
  const { url, sockets } = await start((request, response) => {
    calls += 1
    if (calls === 2) return void request.socket.destroy()
    request.resume()
    response.end('{}')
  })
  await post(url)
  expect(await post(url)).toEqual({ status: 200, text: '{}' })
  expect({ calls, connections: sockets.length }).toEqual({ calls: 3, connections: 2 })
})

test('error: a new connection that breaks is not retried', async () => {
  let calls = 0
  const { url } = await start((request) => {
    calls += 1
    request.socket.destroy()
  })
  await expect(post(url)).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(calls).toBe(1)
})

test('behavior: a permanent redirect of a node is followed', async () => {
  const { url } = await start(async (request, response) => {
    const body = await text(request)
    if (request.url === '/new') response.end(body)
    else response.writeHead(308, { location: '/new' }).end()
  })
  expect(await post(url)).toEqual({ status: 200, text: '{"id":1}' })
})
