import { setPrice } from '@countersign/devchain'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPriceStore, type PriceStore } from '../db/durable/PriceStore.ts'
import { hourlyPrices } from '../db/schema/durableSchema.ts'
import { type Fixture, startFixture } from '../testing/startFixture.ts'
import { recordPrices } from './recordPrices.ts'

const HOUR_MS = 3_600_000
const start = Date.now()
let now = start
let fixture: Fixture
let priceStore: PriceStore
beforeAll(async () => {
  fixture = await startFixture(() => now)
  priceStore = await openPriceStore(fixture.context.db, fixture.context.config.dataDir, now)
})
afterAll(() => fixture?.stop())

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const record = () => recordPrices({ ...fixture.context, priceStore }, fixture.runtime)
const readDays = (fiatCode: string, from: number, more: object = {}) =>
  fixture.api.getRecordedPrices({
    params: { chainId: fixture.params.chainId, fiatCode },
    query: { from: dayOf(from), tokens: [ZERO_ADDRESS], ...more },
  })
const changeOfEther = async (fiatCode: string) => {
  const { items } = await fixture.api.getBalances({ params: { ...fixture.params, fiatCode }, query: {} })
  return items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')?.fiatBalance24hChange
}

test('behavior: the price of a day is recorded once, in every currency, and the change of 24 hours follows', async () => {
  expect(await changeOfEther('USD')).toBeNull()
  expect(await record()).toBe(true)
  await setPrice(fixture.devchain.rpcUrl, ZERO_ADDRESS, '2940')
  // A second process, or a second attempt, records nothing.
  expect(await record()).toBe(true)
  expect((await readDays('USD', start)).days).toEqual([{ day: dayOf(start), prices: { [ZERO_ADDRESS]: '2450' } }])
  expect((await readDays('eur', start)).days).toEqual([{ day: dayOf(start), prices: { [ZERO_ADDRESS]: '2254' } }])

  now = start + 24 * HOUR_MS
  await record()
  expect(await changeOfEther('USD')).toBe('20')
  expect(await changeOfEther('EUR')).toBe('20')
  const both = await readDays('USD', start)
  expect(both).toMatchObject({ currency: 'USD', since: dayOf(start), next: null })
  expect(both.days.map(({ prices }) => prices[ZERO_ADDRESS])).toEqual(['2450', '2940'])
  expect((await readDays('USD', start, { to: dayOf(start) })).days).toHaveLength(1)
  expect((await readDays('XXX', start)).days).toEqual([])
})

test('behavior: every token is answered when none is named', async () => {
  const { days } = await readDays('USD', start, { tokens: undefined })
  expect(days[0]?.prices[fixture.contracts.testDai]).toBe('0.9998')
})

test('behavior: hourly prices older than a day are deleted', async () => {
  now = start + 72 * HOUR_MS
  await record()
  const rows = await fixture.context.db.drizzle.select({ hour: hourlyPrices.hour }).from(hourlyPrices)
  expect(new Set(rows.map(({ hour }) => hour))).toEqual(new Set([Math.floor(now / HOUR_MS)]))
})

test('error: a range that ends before it begins, and a day that is none, are refused', async () => {
  const ask = async (query: string) =>
    (await fixture.app.inject(`/v1/chains/${fixture.params.chainId}/recorded-prices/USD?${query}`)).statusCode
  expect(await ask('from=2026-01-02&to=2026-01-02')).toBe(200)
  expect(await ask('from=2026-01-02&to=2026-01-01')).toBe(422)
  expect(await ask('from=yesterday')).toBe(422)
  expect(await ask('from=2026-01-02&tokens=0x12')).toBe(422)
})
