import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataSource } from '../api/dataSource.ts'
import { api, isServiceThere } from './apiClient.ts'

const safe = '0x00000000000000000000000000000000000000aA'
let rebuilding: number | undefined
const refusal = { code: 503, reason: 'REBUILDING', statusCode: 503, message: 'Service unavailable', retryAfter: 5 }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() =>
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url
    if (url.endsWith('/health/live')) return json({ status: 'OK', ...(rebuilding === undefined ? {} : { rebuilding }) })
    return rebuilding === undefined ? json({ safe, nonce: 1 }) : json(refusal, 503)
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  dataSource.serviceAnswered()
})

test('behavior: while the service rebuilds its database, a page that was refused reads the chain, and returns at the end', async () => {
  rebuilding = 40
  // Other pages, whose accounts are complete, stay with the service.
  expect(await isServiceThere()).toBe(true)
  expect(dataSource.get()).toMatchObject({ from: 'service', why: null })
  // No node is configured here, so the chain cannot answer either; the source is what matters.
  await api()
    .getNonces({ params: { chainId: '1', safe } })
    .catch(() => undefined)
  await vi.waitFor(() => expect(dataSource.get()).toMatchObject({ from: 'chain', why: 'rebuilding', rebuilt: 40 }), {
    timeout: 15_000,
  })
  rebuilding = 80
  expect(await isServiceThere()).toBe(true)
  expect(dataSource.get()).toMatchObject({ from: 'chain', why: 'rebuilding', rebuilt: 80 })
  rebuilding = undefined
  await isServiceThere()
  expect(dataSource.get()).toMatchObject({ from: 'service', why: null, rebuilt: null })
})
