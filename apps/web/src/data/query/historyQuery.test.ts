import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { historyQuery } from './historyQuery.ts'

const account = { chainId: '31337', safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' } as const

afterEach(() => vi.unstubAllGlobals())

/** The cache key and the parameters of the first request. */
async function requestOf(query: ReturnType<typeof historyQuery>) {
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(new URL(url, 'http://service.test'))
    return Response.json({ count: 0, next: null, previous: null, results: [] })
  })
  await new QueryClient().fetchInfiniteQuery(query)
  return { key: JSON.stringify(query.queryKey), parameters: Object.fromEntries(urls[0]?.searchParams ?? []) }
}

test('behavior: requests that share a cache key send the same parameters, and others have their own key', async () => {
  const [short, trusted, untrusted] = [
    await requestOf(historyQuery(account)),
    await requestOf(historyQuery(account, { untrusted: false })),
    await requestOf(historyQuery(account, { untrusted: true })),
  ]
  expect(trusted).toEqual(short)
  expect(short.parameters).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(untrusted.key).not.toBe(short.key)
  expect(untrusted.parameters).toEqual({ ...short.parameters, trusted: 'false' })
})
