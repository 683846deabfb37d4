import fastify from 'fastify'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServiceConfig } from '../../config/ServiceConfig.ts'
import { createFetchLimit } from '../../http/createFetchLimit.ts'
import { readTokenList } from '../../token-list/readTokenList.ts'
import { mainnet } from '../../testing/createShell.ts'
import { pngOf } from '../../testing/pngOf.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { mountTokenLogo } from './mountTokenLogo.ts'

const MINUTE_MS = 60_000
let now = 1_800_000_000_000
let isAway = false
const asked: string[] = []
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
  if (isAway) response.writeHead(503).end()
  else if (url === '/usdc.png' || url === '/late.png') send('image/png', pngOf(64, 64))
  else if (url === '/drawn.svg') send('image/svg+xml', SVG)
  else if (url === '/code.svg') send('image/svg+xml', SVG.replace('<path', '<script>alert(1)</script><path'))
  else if (url === '/page.png') send('image/png', '<html><script>alert(1)</script></html>')
  else if (url === '/bomb.png') send('image/png', pngOf(60_000, 60_000))
  else if (url === '/big.png') send('image/png', Buffer.concat([pngOf(9, 9), Buffer.alloc(256 * 1024)]))
  else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/x.png' }).end()
})
const folder = createTestFolder()
const app = fastify()
const NAMES = ['usdc.png', 'late.png', 'drawn.svg', 'code.svg', 'page.png', 'bomb.png', 'big.png', 'inside.png']
const addressOf = (name: string) => `0x${String(NAMES.indexOf(name) + 1).padStart(40, '0')}`
const BESIDE = `0x${'b'.repeat(40)}`
const PRIVATE = `0x${'c'.repeat(40)}`
const DATA = `0x${'d'.repeat(40)}`
const NONE = `0x${'e'.repeat(40)}`

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const token = (address: string, logoURI?: string) => ({
    chainId: 1,
    address,
    symbol: `T${address.slice(-3)}`,
    name: 'A token',
    decimals: 6,
    ...(logoURI ? { logoURI } : {}),
  })
  mkdirSync(join(folder.path, 'logos'))
  writeFileSync(join(folder.path, 'logos/own.png'), pngOf(32, 32))
  const file = join(folder.path, 'list.json')
  const tokens = [
    ...NAMES.map((name) => token(addressOf(name), `http://${host}/${name}`)),
    token(BESIDE, 'logos/own.png'),
    token(PRIVATE, 'http://10.0.0.1/logo.png'),
    token(DATA, `data:image/png;base64,${pngOf(8, 8).toString('base64')}`),
    token(NONE),
  ]
  writeFileSync(file, JSON.stringify({ name: 'Ours', tokens }))
  const config = ServiceConfig.parse({
    dataDir: folder.path,
    chains: [mainnet],
    tokenList: { file },
    nftMetadata: { allowedHosts: [host] },
  })
  app.decorate(
    'fetchLimit',
    createFetchLimit({ fetchesPerMinute: 100, fetchesAtOnce: 6 }, () => now),
  )
  const lookup = () => Promise.reject(new Error('no name is looked up in this test'))
  mountTokenLogo(app, { config, tokenList: readTokenList(config), lookup, clock: () => now, monotonic: () => now })
})
afterAll(async () => {
  await app.close()
  server.close()
  folder.remove()
})

const get = async (token: string) => {
  asked.length = 0
  return app.inject({ url: `/v1/chains/1/tokens/${token}/logo` })
}

test('behavior: the logo of a listed token is fetched once, stored, and sent so that it is nothing but a picture', async () => {
  const { statusCode, headers, rawPayload } = await get(addressOf('usdc.png'))
  expect({ statusCode, asked }).toEqual({ statusCode: 200, asked: ['/usdc.png'] })
  expect(rawPayload.equals(pngOf(64, 64))).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Wallets show it in their own windows.
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await get(addressOf('usdc.png'))).statusCode).toBe(200)
  expect(asked).toEqual([])
  expect((await get(addressOf('drawn.svg'))).headers['content-type']).toBe('image/svg+xml')
})

test('behavior: many requests for one logo at the same time are one fetch', async () => {
  asked.length = 0
  now += 8 * 24 * 60 * MINUTE_MS
  await Promise.all(
    Array.from({ length: 20 }, () => app.inject({ url: `/v1/chains/1/tokens/${addressOf('usdc.png')}/logo` })),
  )
  expect(asked).toEqual(['/usdc.png'])
})

test('behavior: a logo beside the list and one inside the list are sent without a request', async () => {
  for (const token of [BESIDE, DATA]) {
    const { statusCode, headers } = await get(token)
    expect({ statusCode, type: headers['content-type'], asked }).toEqual({
      statusCode: 200,
      type: 'image/png',
      asked: [],
    })
  }
})

test('behavior: a logo that cannot be fetched is an empty answer, and is requested again after ten minutes', async () => {
  isAway = true
  expect((await get(addressOf('late.png'))).statusCode).toBe(204)
  isAway = false
  expect((await get(addressOf('late.png'))).statusCode).toBe(204)
  now += 11 * MINUTE_MS
  expect((await get(addressOf('late.png'))).statusCode).toBe(200)
})

test('attack: code in an SVG, a page named as a picture, too many pixels or bytes, and private addresses are refused', async () => {
  for (const name of ['code.svg', 'page.png', 'bomb.png', 'big.png', 'inside.png']) {
    const { statusCode, rawPayload } = await get(addressOf(name))
    expect({ name, statusCode, bytes: rawPayload.length }).toEqual({ name, statusCode: 204, bytes: 0 })
  }
  expect((await get(PRIVATE)).statusCode).toBe(204)
})

test('error: a token that the list does not name, or names without a logo, has none', async () => {
  for (const token of [NONE, `0x${'9'.repeat(40)}`]) expect((await get(token)).statusCode).toBe(404)
  expect((await app.inject({ url: `/v1/chains/2/tokens/${addressOf('usdc.png')}/logo` })).statusCode).toBe(404)
})
