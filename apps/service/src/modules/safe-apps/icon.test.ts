import fastify from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SafeAppConfig } from '../../config/SafeAppConfig.ts'
import { createFetchLimit } from '../../http/createFetchLimit.ts'
import { mountIcon } from './mountIcon.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HOUR_MS = 60 * 60 * 1000

let isAway = false
let now = 0
const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
  if (isAway) response.writeHead(503).end()
  else if (url === '/icon.svg' || url === '/late.svg') send('image/svg+xml; charset=utf-8', SVG)
  else if (url === '/page.svg') send('text/html', SVG)
  else if (url === '/big.png') send('image/png', Buffer.alloc(128 * 1024 + 1))
  else response.writeHead(302, { location: 'http://169.254.169.254/x.png' }).end()
})
const app = fastify()
let host: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const safeApps = ['icon.svg', 'late.svg', 'page.svg', 'big.png', 'inside.png'].map((file, id) =>
    SafeAppConfig.parse({ id, url: 'https://app.example', name: 'App', iconUrl: `${host}/${file}` }),
  )
  app.decorate(
    'fetchLimit',
    createFetchLimit({ fetchesPerMinute: 100, fetchesAtOnce: 6 }, () => now),
  )
  mountIcon(app, { config: { safeApps }, monotonic: () => now })
})
afterAll(async () => {
  await app.close()
  server.close()
})

const get = async (url: string) => {
  asked.length = 0
  return app.inject({ url: '/v1/safe-apps/icon', query: { url } })
}

test('behavior: the picture of a configured app is fetched once an hour, and is harmless as a document', async () => {
  const { statusCode, headers, body } = await get(`${host}/icon.svg`)
  expect({ statusCode, body, asked }).toEqual({ statusCode: 200, body: SVG, asked: ['/icon.svg'] })
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect((await get(`${host}/icon.svg`)).body).toBe(SVG)
  expect(asked).toEqual([])
  now += HOUR_MS
  await get(`${host}/icon.svg`)
  expect(asked).toEqual(['/icon.svg'])
})

test('behavior: a missing picture is an empty answer, and is requested again after five minutes', async () => {
  isAway = true
  expect((await get(`${host}/late.svg`)).statusCode).toBe(204)
  isAway = false
  expect((await get(`${host}/late.svg`)).statusCode).toBe(204)
  now += HOUR_MS / 12
  expect((await get(`${host}/late.svg`)).statusCode).toBe(200)
})

test('error: a response that is not a picture, is too large, or leads to a private address is refused', async () => {
  for (const file of ['page.svg', 'big.png', 'inside.png']) {
    const { statusCode, body } = await get(`${host}/${file}`)
    expect({ file, statusCode, body }).toEqual({ file, statusCode: 204, body: '' })
  }
})

test('error: an address without a configured app is not called', async () => {
  for (const url of [`${host}/other.svg`, `${host}/icon.svg?x`, 'https://app.example/icon.svg']) {
    const { statusCode } = await get(url)
    expect({ url, statusCode, asked }).toEqual({ url, statusCode: 404, asked: [] })
  }
})
