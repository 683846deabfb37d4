import { ZERO_ADDRESS } from '@countersign/primitives'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { seenPricesStore } from '../data/storage/seenPrices.ts'
import { rememberPrices } from './rememberPrices.ts'

const key = { chainId: '1', safe: ZERO_ADDRESS }
const balancesAt = (fiatConversion: string) => ({
  fiatTotal: '0',
  items: [
    {
      tokenInfo: { type: 'NATIVE_TOKEN', address: ZERO_ADDRESS, decimals: 18, symbol: 'ETH', name: '', logoUri: null },
      balance: 1n,
      fiatBalance: '0',
      fiatConversion,
      fiatBalance24hChange: null,
    },
  ],
})
const noted = () => seenPricesStore.get().map(({ currency, price }) => [currency, price])

// Tests of other files share this process and its storage.
beforeEach(() => seenPricesStore.set([]))
afterEach(() => seenPricesStore.set([]))

test('behavior: S18 prices in the cache at the start, and those of later answers, are stored', () => {
  const client = new QueryClient()
  client.setQueryData(queryKeys.balances(key, 'usd'), balancesAt('2450'))
  rememberPrices(client)
  expect(noted()).toEqual([['usd', '2450']])
  client.setQueryData(queryKeys.balances(key, 'eur'), balancesAt('2254'))
  expect(noted()).toContainEqual(['eur', '2254'])
  client.setQueryData(queryKeys.safe(key), balancesAt('1'))
  expect(noted()).toHaveLength(2)
  client.clear()
})
