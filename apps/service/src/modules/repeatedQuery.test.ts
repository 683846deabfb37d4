import { type RouteDefinition, routes } from '@countersign/api'
import { demoOwners } from '@countersign/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

/*
 * A query with a repeated name. A cursor that cannot be parsed is never an error; a boolean or number that is repeated answers 400; a
 * repeated text answers 422 with its name. The older API uses the last value, like Django.
 */
let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture?.stop())

const BOOLEAN = 'Validation failed (boolean string is expected)'
const NUMBER = 'Validation failed (numeric string is expected)'
const TEXT = 'Invalid input: expected string, received array'
const ONE_OF = (values: string) => `Invalid option: expected one of ${values}`
const [alice, bob] = demoOwners
const date = ['2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z'] as const
const addresses = [alice.address, bob.address] as const
/** Two values that are valid alone, and the error of both together. */
const SAMPLES: Record<string, readonly [first: string, second: string, message: string]> = {
  account: ['dev1:0x', 'dev1:0x', TEXT],
  address: [...addresses, TEXT],
  app: ['a', 'b', TEXT],
  chainIds: [CHAIN_ID, CHAIN_ID, TEXT],
  clientUrl: ['https://a.example', 'https://b.example', TEXT],
  client_url: ['https://a.example', 'https://b.example', TEXT],
  currency: ['USD', 'EUR', TEXT],
  delegate: [...addresses, TEXT],
  delegator: [...addresses, TEXT],
  direction: ['incoming', 'outgoing', ONE_OF('"incoming"|"outgoing"')],
  excludeDust: ['true', 'false', BOOLEAN],
  exclude_spam: ['true', 'false', BOOLEAN],
  executed: ['true', 'true', BOOLEAN],
  execution_date__gte: [...date, TEXT],
  execution_date__lte: [...date, TEXT],
  fiatCode: ['USD', 'EUR', TEXT],
  from: ['2026-01-01', '2026-01-02', TEXT],
  ids: [`multisig_${alice.address}_0x${'ab'.repeat(32)}`, `multisig_${alice.address}_0x${'cd'.repeat(32)}`, TEXT],
  imitation: ['true', 'false', BOOLEAN],
  kind: ['payment', 'batch', TEXT],
  label: ['a', 'b', TEXT],
  method: ['transfer', 'approve', TEXT],
  module: [...addresses, TEXT],
  nonce: ['1', '2', NUMBER],
  note: ['a', 'b', TEXT],
  origin: ['owners', 'module', TEXT],
  page: ['history', 'queue', TEXT],
  proposer: [...addresses, TEXT],
  q: ['a', 'b', TEXT],
  q_addresses: [...addresses, TEXT],
  refresh: ['1', '2', TEXT],
  safe: [...addresses, TEXT],
  safeTxHash: [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`, TEXT],
  safes: [`${CHAIN_ID}:${alice.address}`, `${CHAIN_ID}:${bob.address}`, TEXT],
  serviceKey: ['WALLET_WEB', 'WALLET_WEB', TEXT],
  state: ['executed', 'failed', ONE_OF('"executed"|"failed"')],
  sync: ['1', '2', TEXT],
  timezone: ['UTC', 'Europe/Berlin', TEXT],
  timezone_offset: ['0', '3600000', NUMBER],
  to: [...addresses, TEXT],
  token: ['native', bob.address, TEXT],
  token_address: [...addresses, TEXT],
  tokens: [...addresses, TEXT],
  transaction_hash: [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`, TEXT],
  trusted: ['true', 'false', BOOLEAN],
  url: ['https://a.example', 'https://b.example', TEXT],
  value: ['1', '1.5', TEXT],
  value__gte: ['1', '1.5', TEXT],
  value__lte: ['1', '1.5', TEXT],
  wallet_address: [...addresses, TEXT],
}

/** A name that means something else here. */
const OWN_SAMPLES: typeof SAMPLES = { 'getRecordedPrices to': ['2026-01-01', '2026-01-02', TEXT] }

/** Without these the rest of the query is not read. */
const NEEDED: Record<string, string> = {
  getChainV2: 'serviceKey=WALLET_WEB&',
  getChainsV2: 'serviceKey=WALLET_WEB&',
  getDelegates: `safe=${alice.address}&`,
  getDelegatesV1: `safe=${alice.address}&`,
  getRecordedPrices: 'from=2026-01-01&',
  getSafeOverviews: `safes=${CHAIN_ID}:${alice.address}&`,
  getSafeOverviewsV2: `safes=${CHAIN_ID}:${alice.address}&`,
}

const pairs = Object.values<RouteDefinition>(routes).flatMap(({ operationId, path, query }) =>
  query instanceof z.ZodMiniObject
    ? Object.keys(query.def.shape).map((name) => [operationId, name, path] as const)
    : [],
)

const fill = (path: string) => {
  const { chainId, safe } = fixture.params
  const params: Record<string, string> = { chainId, safe, address: safe, fiatCode: 'USD' }
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? `no sample of ${name}`)
}
const read = async (path: string, query: string) => {
  const answer = await fixture.app.inject(`${fill(path)}?${query}`)
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

test('behavior: every name of every query has a sample', () => {
  const names = new Set(pairs.map(([, name]) => name))
  expect([...names].toSorted()).toEqual([...Object.keys(SAMPLES), 'cursor'].toSorted())
  expect(pairs.length).toBeGreaterThan(60)
})

describe.each(pairs.filter(([, name]) => name !== 'cursor'))('%s, "%s" twice', (operationId, name, path) => {
  test('error: a repeated name is refused and named', async () => {
    const [first, second, message] = OWN_SAMPLES[`${operationId} ${name}`] ?? SAMPLES[name] ?? ['', '', '']
    const values = [first, second].map((value) => `${name}=${encodeURIComponent(value)}`)
    // Each value alone is accepted: only the repetition is refused. Other required values may be missing.
    const asked = NEEDED[operationId] ?? ''
    const needed = asked.startsWith(`${name}=`) ? '' : asked
    for (const value of values) expect((await read(path, `${needed}${value}`)).body).not.toMatchObject({ message })
    const status = message === BOOLEAN || message === NUMBER ? 400 : 422
    expect(await read(path, `${needed}${values.join('&')}`)).toMatchObject({
      status,
      body: { code: status, message, ...(status === 422 ? { issue: { path: [name] } } : { error: 'Bad Request' }) },
    })
  })
})

describe.each(pairs.filter(([, name]) => name === 'cursor'))('%s, "%s" twice', (operationId, _name, path) => {
  test('behavior: a repeated cursor gives the first page', async () => {
    const needed = NEEDED[operationId] ?? ''
    const first = await read(path, needed)
    expect(first.status).toBe(200)
    for (const cursor of [
      'cursor=limit%3D1%26offset%3D1&cursor=limit%3D1%26offset%3D1',
      'cursor=a&cursor=b',
      'cursor=&cursor=',
    ]) {
      expect([cursor, await read(path, `${needed}${cursor}`)]).toEqual([cursor, first])
    }
  })
})

test('behavior: the older API uses the last value', async () => {
  const list = `/tx-service/${CHAIN_ID}/api/v2/safes/{safe}/multisig-transactions/`
  const last = await read(list, 'limit=2&offset=1&executed=true&ordering=nonce')
  expect(last).toMatchObject({ status: 200, body: { results: [{}, {}] } })
  for (const name of ['limit=1', 'limit=x', 'offset=0', 'executed=false', 'executed=maybe', 'ordering=-nonce'])
    expect(await read(list, `${name}&limit=2&offset=1&executed=true&ordering=nonce`)).toMatchObject({
      status: 200,
      body: { results: last.body['results'] },
    })
  expect(await read(list, 'executed=true&executed=maybe')).toMatchObject({ status: 400 })
})
