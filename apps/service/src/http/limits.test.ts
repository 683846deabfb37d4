import { ErrorBody } from '@countersign/api'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { ServiceConfigInput } from '../config/ServiceConfig.ts'
import { closeShells, createShell, type Shell } from '../testing/createShell.ts'

afterAll(() => closeShells())

async function listen(input: Partial<ServiceConfigInput>): Promise<Shell & { url: string; port: number }> {
  const shell = await createShell(input)
  onTestFinished(() => shell.close())
  const url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...shell, url, port: Number(new URL(url).port) }
}

/** A client that sends exactly these bytes. */
function speak(port: number, text: string): { socket: Socket; heard: () => string; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part))
  socket.on('error', () => undefined)
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  return { socket, heard: () => heard, closed: once(socket, 'close') }
}
const bodyOf = (answer: string) => ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))

test('error: headers that never end are refused', async () => {
  const { port } = await listen({ limits: { headersMs: 200, requestMs: 5000 } })
  const { heard, closed } = speak(port, 'GET /about HTTP/1.1\r\nhost: x\r\n')
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
  expect(bodyOf(heard())).toMatchObject({ code: 408, statusCode: 408 })
})

test('error: a body that does not arrive is refused', async () => {
  const { port } = await listen({ limits: { headersMs: 200, requestMs: 300 } })
  const head =
    'POST /v1/chains/1/data-decoder HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100'
  const { heard, closed } = speak(port, `${head}\r\n\r\n{"data"`)
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('error: bytes that are not HTTP, and headers beyond 16 kB, are refused', async () => {
  const { port } = await listen({})
  const garbage = speak(port, 'hello\r\n\r\n')
  await garbage.closed
  expect(bodyOf(garbage.heard())).toMatchObject({ code: 400, message: 'Bad Request' })
  const long = speak(port, `GET /about HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  await long.closed
  expect(bodyOf(long.heard())).toMatchObject({ code: 431 })
})

test('error: a URL that cannot be decoded is refused', async () => {
  const { app } = await listen({})
  const answer = await app.inject('/v1/chains/%ZZ')
  expect(ErrorBody.parse(answer.json())).toMatchObject({ code: 400, statusCode: 400 })
})

test('error: an answer that takes too long is ended', async () => {
  const shell = await createShell({ limits: { answerMs: 50 } })
  onTestFinished(() => shell.close())
  shell.app.get('/v1/slow', () => new Promise(() => undefined))
  const answer = await shell.app.inject('/v1/slow')
  expect(answer.headers['retry-after']).toBe('5')
  expect(ErrorBody.parse(answer.json())).toMatchObject({ code: 503, message: 'Service unavailable', retryAfter: 5 })
})

test('behavior: a running request is answered while the server closes, and its connection ends', async () => {
  const shell = await createShell({})
  let answer = (_text: string): void => undefined
  const asked = new Promise<void>((resolve) => {
    shell.app.get('/v1/running', () => {
      resolve()
      return new Promise<{ text: string }>((done) => (answer = (text) => done({ text })))
    })
  })
  const closing = new Promise<void>((resolve) => {
    shell.app.addHook('preClose', async () => resolve())
  })
  const url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
  const response = fetch(`${url}/v1/running`)
  await asked
  const closed = shell.close()
  await closing
  answer('still here')
  expect(await (await response).json()).toEqual({ text: 'still here' })
  expect((await response).headers.get('connection')).toBe('close')
  await closed
})

test('behavior: a request that does not end in time does not prevent the server from closing', async () => {
  const shell = await createShell({ limits: { drainMs: 100 } })
  const asked = new Promise<void>((resolve) => {
    shell.app.get('/v1/hanging', () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  const url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
  const response = fetch(`${url}/v1/hanging`).catch(() => 'cut off')
  await asked
  await shell.close()
  expect(await response).toBe('cut off')
})

test('behavior: a request whose connection was opened before the server begins to close is answered, also when it is sent afterwards', async () => {
  const shell = await createShell({})
  const url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const closed = shell.close()
  // The answer's header shows that the server has begun to close by then.
  for (let count = 0; count < 20; count += 1) await turn()
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n')
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += part
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.toLowerCase()).toContain('connection: close')
  await closed
})

test('behavior: an unused open connection does not prevent the server from closing', async () => {
  const shell = await createShell({})
  const url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const accepted = once(shell.app.server, 'connection')
  await accepted
  const from = performance.now()
  await Promise.all([shell.close(), once(socket.resume(), 'close')])
  expect(performance.now() - from).toBeLessThan(2000)
})
