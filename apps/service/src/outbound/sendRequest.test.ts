import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpReceiver, startHttpReceiver } from '../testing/startHttpReceiver.ts'
import { sendRequest } from './sendRequest.ts'

let server: HttpReceiver
beforeAll(async () => {
  server = await startHttpReceiver()
})
afterAll(() => server.stop())

const send = (url: string, allowPrivate: boolean, timeoutMs = 5000) =>
  sendRequest({ url, headers: { 'x-note': 'a' }, body: 'text', timeoutMs, allowPrivate })

test('behavior: an allowed request is sent once, and a redirect is an answer', async () => {
  server.answers.push({ status: 307, headers: { location: `${server.url}/elsewhere`, 'retry-after': '7' } })
  expect(await send(`${server.url}/here`, true)).toEqual({ status: 307, retryAfter: '7' })
  expect(server.received.map(({ method, path, body }) => [method, path, body.toString()])).toEqual([
    ['POST', '/here', 'text'],
  ])
})

test('error: a name that resolves into this network, a private address and plain http are not called', async () => {
  const { port } = new URL(server.url)
  for (const url of [server.url, `https://127.0.0.1:${port}`, `https://localhost:${port}`, `https://[::1]:${port}`])
    await expect(send(url, false), url).rejects.toMatchObject({ code: 'outbound/not-allowed' })
  expect(server.received).toHaveLength(1)
})

test('error: a host that does not answer is reported', async () => {
  await expect(send('http://127.0.0.1:1', true)).rejects.toMatchObject({ code: 'outbound/unreachable' })
})

test('error: a server that switches to another protocol counts as not answering', async () => {
  const strange = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write('HTTP/1.1 101 Hm\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'))
  })
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  const address = strange.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(send(`http://127.0.0.1:${port}`, true)).rejects.toMatchObject({ code: 'outbound/unreachable' })
  await new Promise((resolve) => strange.close(resolve))
})
