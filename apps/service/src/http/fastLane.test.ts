import { demoOwners } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics/createMetrics.ts'
import { type Fixture, startFixture } from '../testing/startFixture.ts'
import { createHttpServer } from './createHttpServer.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

const base = () => `${fixture.url}/v1/chains/${fixture.params.chainId}/safes/${fixture.params.safe}`
/** Headers that are the same for two answers of the same content. */
const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))

describe.each([['identity'], ['gzip'], ['br'], ['gzip, deflate, br']])('accepting %s', (accepted) => {
  test.each(['', '/transactions/history', '/transactions/queued', '/multisig-transactions?executed=true'])(
    'behavior: %s is answered the same, headers and all, the first time and from then on',
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

test('behavior: what is written is in the next answer, also when it was written past the service', async () => {
  const ask = async () => (await (await fetch(base())).json()).threshold
  expect([await ask(), await ask()]).toEqual([2, 2])
  await fixture.context.db.transaction((tx) => tx.execute(sql`update safes set threshold = 3`))
  expect(await ask()).toBe(3)
  await fixture.context.db.drizzle.execute(sql`update safes set threshold = 2`)
  expect(await ask()).toBe(2)
})

test('behavior: links begin with the host that was asked', async () => {
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

test('behavior: every answer is counted, and who asks too often is refused', async () => {
  const { context } = fixture
  const metrics = createMetrics()
  const app = await createHttpServer({
    ...context,
    metrics,
    config: { ...context.config, rateLimitPerMinute: 20 },
  })
  onTestFinished(() => app.close())
  const url = `/v1/chains/${fixture.params.chainId}/owners/${demoOwners[0].address}/safes`
  const path = base().replace(fixture.url, '')
  const statuses: number[] = []
  for (let count = 0; count < 30; count += 1) statuses.push((await app.inject({ url: path })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 10 }, () => 429)])
  expect((await app.inject({ url })).statusCode).toBe(429)
  const text = await metrics.registry.metrics()
  const counted = [...text.matchAll(/^countersign_http_requests_total\{(.*)\} (\d+)$/gm)]
  const ofSafe = counted.find(([, labels = '']) => labels.includes('safes/:safe"') && labels.includes('200'))
  expect(Number(ofSafe?.[2])).toBe(20)
})
