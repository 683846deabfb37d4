import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { adoptBoot } from './boot.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const key = { chainId: '31337', safe } as const
const page = { count: 0, next: null, previous: null, results: [] }
const body = {
  config: {},
  chains: [chainFixture()],
  safe: null,
  queue: page,
  balances: {
    fiatTotal: '1.50',
    items: [
      {
        tokenInfo: {
          type: 'NATIVE_TOKEN',
          address: `0x${'0'.repeat(40)}`,
          decimals: 18,
          symbol: 'ETH',
          name: 'Ether',
          logoUri: null,
        },
        balance: '1000',
        fiatBalance: '1.5',
        fiatConversion: '1',
        fiatBalance24hChange: null,
      },
    ],
  },
}
const request = (answer: Response, account: string | null = `dev1:${safe}`) => ({
  account,
  page: 'queue',
  currency: 'eur',
  isPortable: false,
  response: Promise.resolve(answer),
})

test('behavior: every part of the answer is in the cache under the keys of the pages', async () => {
  const client = new QueryClient()
  await adoptBoot(client, request(Response.json(body)))
  expect(client.getQueryData(queryKeys.chains())).toHaveLength(1)
  expect(client.getQueryData(queryKeys.queue(key))).toEqual({ pages: [page], pageParams: [null] })
  expect(client.getQueryData(queryKeys.balances(key, 'eur'))).toMatchObject({ items: [{ balance: 1000n }] })
  expect(client.getQueryData(queryKeys.history(key))).toBeUndefined()
})

test('behavior: an account that the service does not know is requested again by its page', async () => {
  const client = new QueryClient()
  await adoptBoot(client, request(Response.json(body)))
  expect(client.getQueryData(queryKeys.safe(key))).toBeUndefined()
})

test('behavior: an account on an unknown chain seeds nothing', async () => {
  const client = new QueryClient()
  await adoptBoot(client, request(Response.json(body), `xyz:${safe}`))
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['config', 'chains'])
})

test('error: an invalid answer is an error, and nothing is seeded', async () => {
  const client = new QueryClient()
  await expect(adoptBoot(client, request(Response.json({ chains: 1 })))).rejects.toThrow('Invalid response content')
  expect(client.getQueryCache().getAll()).toEqual([])
})
