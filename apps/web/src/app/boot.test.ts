import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { namedBlock } from '../data/rpc/namedBlock.ts'
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

test('behavior: the newest block that the service names is known for the chain of the account alone', async () => {
  const head = { number: 7, hash: `0x${'a'.repeat(64)}` as const }
  await adoptBoot(new QueryClient(), request(Response.json({ ...body, head })))
  expect(namedBlock.get('31337')).toEqual({ ...head, number: 7n })
  expect(namedBlock.get('1')).toBeNull()
})

test('error: a block that is no block is ignored, and the rest of the answer is used', async () => {
  for (const head of [{ number: -1, hash: '0x1' }, { number: 1.5, hash: `0x${'a'.repeat(64)}` }, 'latest']) {
    const client = new QueryClient()
    await adoptBoot(client, request(Response.json({ ...body, head }), `xyz:${safe}`))
    expect(client.getQueryData(queryKeys.chains())).toHaveLength(1)
  }
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
