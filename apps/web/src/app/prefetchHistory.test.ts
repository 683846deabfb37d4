import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { dataSource } from '../data/api/dataSource.ts'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { prefetchHistory } from './prefetchHistory.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const key = { chainId: '31337', safe } as const
const empty = { count: 0, next: null, previous: null, results: [] }

afterEach(() => {
  vi.unstubAllGlobals()
  dataSource.setPlainGateway(false)
})

/** The paths that were requested, and what is then in the cache. */
async function prefetched({ page = 'home', account = `dev1:${safe}`, txHistoryTag = '7' as string | null } = {}) {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(new URL(url, 'http://service.test').pathname)
    return Response.json(empty)
  })
  const client = new QueryClient()
  client.setQueryData(queryKeys.chains(), [chainFixture()])
  client.setQueryData(queryKeys.safe(key), { txHistoryTag })
  await prefetchHistory(client, { page, account })
  return { paths, history: client.getQueryData(queryKeys.history(key)) }
}

test('behavior: a visit that begins on the overview has the first page of the history after its content', async () => {
  expect(await prefetched()).toEqual({
    paths: [`/v1/chains/31337/safes/${safe}/transactions/history`],
    history: { pages: [empty], pageParams: [null] },
  })
})

test.each([
  ['another page', { page: 'queue' }],
  ['an account on an unknown network', { account: `xyz:${safe}` }],
  ['an account of which the service has no history', { txHistoryTag: null }],
])('behavior: %s requests no history', async (_title, visit) => {
  expect((await prefetched(visit)).paths).toEqual([])
})

test('behavior: no history is requested from a gateway without the routes of this product', async () => {
  dataSource.setPlainGateway(true)
  expect((await prefetched()).paths).toEqual([])
})
