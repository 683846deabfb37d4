import type { Balances } from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { beforeEach, expect, test } from 'vitest'
import { findSeenPrice, isSettled, noteSeenPrices, ONE_DAY_MS, seenPricesStore } from './seenPrices.ts'

const place = { chainId: '1', currency: 'usd' }
const NOON = 1_800_000_000_000

const pricedAt = (fiatConversion: string): Balances => ({
  fiatTotal: '0',
  items: [
    {
      tokenInfo: {
        type: 'NATIVE_TOKEN',
        address: ZERO_ADDRESS,
        decimals: 18,
        symbol: 'ETH',
        name: 'Ether',
        logoUri: null,
      },
      balance: 1n,
      fiatBalance: '0',
      fiatConversion,
      fiatBalance24hChange: null,
    },
  ],
})
const seen = () => findSeenPrice(seenPricesStore.get(), place, ZERO_ADDRESS)

beforeEach(() => seenPricesStore.set([]))

test('error: a lower price does not replace a higher one within a month', () => {
  noteSeenPrices(place, pricedAt('2450'), NOON)
  noteSeenPrices(place, pricedAt('0.01'), NOON + ONE_DAY_MS)
  expect(seen()?.price).toBe('2450')
  noteSeenPrices(place, pricedAt('3000'), NOON + 2 * ONE_DAY_MS)
  noteSeenPrices(place, pricedAt('2900'), NOON + 31 * ONE_DAY_MS)
  expect(seen()?.price).toBe('3000')
  noteSeenPrices(place, pricedAt('2900'), NOON + 32 * ONE_DAY_MS)
  expect(seen()).toMatchObject({ price: '2900', since: NOON })
})

test('error: a price counts as a second source from the day after it was first seen', () => {
  noteSeenPrices(place, pricedAt('2450'), NOON)
  const price = seen()
  expect(price && isSettled(price, NOON + ONE_DAY_MS - 1)).toBe(false)
  expect(price && isSettled(price, NOON + ONE_DAY_MS)).toBe(true)
})

test('behavior: a missing price is not stored, and each currency and chain has its own prices', () => {
  noteSeenPrices(place, pricedAt('0'), NOON)
  expect(seen()).toBeNull()
  noteSeenPrices({ ...place, currency: 'eur' }, pricedAt('2254'), NOON)
  noteSeenPrices({ ...place, chainId: '10' }, pricedAt('2451'), NOON)
  expect(seen()).toBeNull()
})

test('error: the number of stored prices is limited, however many tokens the service lists', () => {
  const [item] = pricedAt('1').items
  if (item === undefined) throw new Error('The fixture has one item')
  const items = Array.from({ length: 2000 }, (_, index) => ({
    ...item,
    tokenInfo: { ...item.tokenInfo, address: `0x${(index + 1).toString(16).padStart(40, '0')}` as const },
  }))
  noteSeenPrices(place, { fiatTotal: '0', items }, NOON)
  expect(seenPricesStore.get()).toHaveLength(500)
})
