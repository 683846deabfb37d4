import { Boot } from '@countersign/api'
import { demoOwners, spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { bumpTags } from '../db/statements/bumpTags.ts'
import { type Fixture, startFixture } from '../testing/startFixture.ts'
import { createHttpServer } from './createHttpServer.ts'

let fixture: Fixture
beforeAll(async () => {
  // Requests start comparisons with the chain, and a timer records prices. Their statements would be counted, and a comparison would find the
  // rows that these tests change.
  fixture = await startFixture(undefined, {}, { prices: null })
  vi.spyOn(fixture.runtime.indexer, 'look').mockImplementation(() => undefined)
})
afterAll(() => fixture.stop())

const base = () => `${fixture.url}/v1/chains/${fixture.params.chainId}/safes/${fixture.params.safe}`
/** Headers that two answers with the same content share. */
const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))

describe.each([['identity'], ['gzip'], ['br'], ['gzip, deflate, br']])('accepting %s', (accepted) => {
  test.each(['', '/transactions/history', '/transactions/queued', '/multisig-transactions?executed=true'])(
    'behavior: the first answer of %s and the cached ones have the same headers and body',
    async (path) => {
      const ask = () =>
        fetch(`${base()}${path}`, { headers: { 'accept-encoding': accepted, origin: 'https://app.example' } })
      const first = await ask()
      const [headers, body] = [headersOf(first), await first.text()]
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
      for (let again = 0; again < 3; again += 1) {
        const next = await ask()
        expect(headersOf(next)).toEqual(headers)
        expect(await next.text()).toBe(body)
        expect(next.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect(next.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
      }
    },
  )
})

test('behavior: the next answer contains every write, also one that did not go through the service', async () => {
  const ask = async () => (await (await fetch(base())).json()).threshold
  expect([await ask(), await ask()]).toEqual([2, 2])
  await fixture.context.db.transaction((tx) => tx.execute(sql`update safes set threshold = 3`))
  expect(await ask()).toBe(3)
  await fixture.context.db.drizzle.execute(sql`update safes set threshold = 2`)
  expect(await ask()).toBe(2)
})

test('behavior: the lists of the first answer of a page are computed once until the next write', async () => {
  const selects = vi.spyOn(fixture.context.db.drizzle, 'select')
  onTestFinished(() => selects.mockRestore())
  const ask = async () => {
    selects.mockClear()
    const bootOf = async (page: string) =>
      Boot.parse(
        await (await fetch(`${fixture.url}/boot.json?page=${page}&account=dev1:${fixture.params.safe}`)).json(),
      )
    const [{ safe, queue }, { history }] = [await bootOf('home'), await bootOf('history')]
    const rows = [queue?.results.length, history?.results.length]
    return { threshold: safe?.threshold, rows, selects: selects.mock.calls.length }
  }
  await ask()
  const again = await ask()
  await fixture.context.db.drizzle.execute(sql`update safes set threshold = 3`)
  const changed = await ask()
  await fixture.context.db.drizzle.execute(sql`update safes set threshold = 2`)
  expect(again).toMatchObject({ threshold: 2, rows: [expect.any(Number), expect.any(Number)] })
  expect(changed).toMatchObject({ threshold: 3, rows: again.rows })
  expect(again.selects).toBeLessThan(changed.selects / 2)
})

test('behavior: a write to another account leaves the cached answers of this one', async () => {
  const paths = ['', '/transactions/queued', '/transactions/history', '/multisig-transactions', '/nonces']
  const ask = () => Promise.all(paths.map(async (path) => (await fetch(base() + path)).text()))
  const before = await ask()
  const selects = vi.spyOn(fixture.context.db.drizzle, 'select')
  onTestFinished(() => selects.mockRestore())
  const { chainId } = fixture.params
  await bumpTags(fixture.context.db.drizzle, [{ chainId, safe: spareKeys[0].address, areas: ['queued'], at: 1000 }])
  expect(await ask()).toEqual(before)
  expect(selects).not.toHaveBeenCalled()
  await bumpTags(fixture.context.db.drizzle, [{ chainId, safe: fixture.params.safe, areas: ['queued'], at: 1000 }])
  const after = await ask()
  expect(selects).toHaveBeenCalled()
  expect(after[0]).not.toBe(before[0])
})

test('behavior: links begin with the host of the request', async () => {
  const path = `${base()}/transactions/history?cursor=limit%3D1`.replace(fixture.url, '')
  for (const host of ['one.example', 'two.example', 'one.example'])
    expect((await fixture.app.inject({ url: path, headers: { host } })).json().next).toMatch(`http://${host}/`)
})

test('behavior: HEAD has the headers and no body', async () => {
  const got = await fetch(base())
  const response = await fetch(base(), { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-type')).toBe(got.headers.get('content-type'))
})

/** The same service with another configuration, on a new port. Its clock does not move, because a limit per minute would allow a slow test one request more. */
async function listen(config: Partial<ServiceConfig>) {
  const { context } = fixture
  const metrics = createMetrics()
  const monotonic = () => 0
  const app = await createHttpServer({ ...context, metrics, monotonic, config: { ...context.config, ...config } })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { metrics, at: (path: string) => url + path }
}
const pathOf = (url: string) => url.replace(fixture.url, '')

test('behavior: cached answers are counted and rate limited', async () => {
  const { metrics, at } = await listen({ rateLimitPerMinute: 20 })
  const url = at(`/v1/chains/${fixture.params.chainId}/owners/${demoOwners[0].address}/safes`)
  const statuses: number[] = []
  for (let count = 0; count < 30; count += 1) {
    const answer = await fetch(at(pathOf(base())))
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 10 }, () => 429)])
  expect((await fetch(url)).status).toBe(429)
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^countersign_answers_total\{from="cache"\} 19$/m)
  expect(text).toMatch(/^countersign_answers_total\{from="database"\} 1$/m)
  const numberOf = (name: string) =>
    Number(
      [...text.matchAll(new RegExp(`^countersign_http_${name}\\{(.*)\\} (\\d+)$`, 'gm'))].find(
        ([, labels = '']) => labels.includes('safes/:safe"') && !labels.includes('429'),
      )?.[2],
    )
  expect(numberOf('requests_total')).toBe(20)
  // Refused requests are measured too.
  expect(numberOf('request_duration_seconds_count')).toBe(30)
})

test('behavior: behind a proxy, limits count the client that the proxy names, and links begin with the host that it names', async () => {
  const { at } = await listen({ trustProxy: 1, rateLimitPerMinute: 3 })
  const ask = (ip: string, host: string) =>
    fetch(at(`${pathOf(base())}/transactions/history?cursor=limit%3D1`), {
      headers: { 'x-forwarded-for': `203.0.113.9, ${ip}`, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
    })
  for (const host of ['one.example', 'two.example', 'one.example'])
    expect((await (await ask('192.0.2.1', host)).json()).next).toMatch(`https://${host}/`)
  expect((await ask('192.0.2.1', 'one.example')).status).toBe(429)
  expect((await ask('192.0.2.2', 'one.example')).status).toBe(200)
})

test('behavior: a cached answer also starts the comparison of the account with the chain', async () => {
  const looks: string[] = []
  const runtime = fixture.context.chains.get(fixture.params.chainId)
  if (!runtime) throw new Error('no chain')
  const indexer = { ...runtime.indexer, look: (address: string) => void looks.push(address) }
  const app = await createHttpServer({
    ...fixture.context,
    metrics: createMetrics(),
    chains: new Map([[fixture.params.chainId, { ...runtime, indexer }]]),
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 1; count <= 3; count += 1) {
    expect((await fetch(url + pathOf(base()))).status).toBe(200)
    expect(looks).toEqual(Array.from({ length: count }, () => fixture.params.safe))
  }
})
