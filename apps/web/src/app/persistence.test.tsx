import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { persistOptions } from './persistence.ts'
import { createAppQueryClient, isFromService } from './queryClient.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Saves to and loads from the browser's own IndexedDB, like the next visit. */
async function revisit(before: QueryClient): Promise<QueryClient> {
  await persistQueryClientSave({ queryClient: before, ...persistOptions })
  const after = newClient()
  await persistQueryClientRestore({ queryClient: after, ...persistOptions })
  return after
}

test('behavior: cached data survives a visit on which its refresh failed', async () => {
  const client = newClient()
  const seenAt = Date.now() - 60_000
  client.setQueryData(['balances'], { total: 7n }, { updatedAt: seenAt })
  const failing = { queryKey: ['balances'], queryFn: () => Promise.reject(new Error('down')) }
  await client.fetchQuery(failing).catch(() => undefined)
  expect(client.getQueryState(['balances'])?.status).toBe('error')
  const state = (await revisit(client)).getQueryState(['balances'])
  expect(state).toMatchObject({ status: 'success', data: { total: 7n }, dataUpdatedAt: seenAt, error: null })
})

test('behavior: data that must be fresh is not stored', async () => {
  const client = newClient()
  await client.fetchQuery({ queryKey: ['nonces'], queryFn: () => 5, meta: { persist: false } })
  expect((await revisit(client)).getQueryData(['nonces'])).toBeUndefined()
})

test('error: data older than a day is refused', async () => {
  const client = newClient()
  client.setQueryData(['safe'], 1)
  await persistQueryClientSave({ queryClient: client, ...persistOptions })
  const after = newClient()
  await persistQueryClientRestore({ queryClient: after, ...persistOptions, maxAge: -1 })
  expect(after.getQueryData(['safe'])).toBeUndefined()
  expect(persistOptions.maxAge).toBe(86_400_000)
})

test('behavior: data stays one day, without refetch on focus, without retries, offline-first', async () => {
  const client = createAppQueryClient()
  const { queries, mutations } = client.getDefaultOptions()
  expect(queries).toMatchObject({
    gcTime: 24 * 60 * 60 * 1000,
    refetchOnWindowFocus: false,
    retry: false,
    networkMode: 'offlineFirst',
  })
  expect(mutations).toMatchObject({ retry: false, networkMode: 'offlineFirst' })
  let asked = 0
  const failing = client.fetchQuery({
    queryKey: ['anything'],
    queryFn: () => {
      asked++
      return Promise.reject(new Error('down'))
    },
  })
  await expect(failing).rejects.toThrow('down')
  expect(asked).toBe(1)
  client.clear()
})

test('behavior: answers of the service are distinguished from reads of the chain', () => {
  expect(isFromService({ queryKey: ['account', '1', '0x', 'queue'] })).toBe(true)
  expect(isFromService({ queryKey: ['chains'] })).toBe(true)
  expect(isFromService({ queryKey: ['account', '1', '0x', 'messages'] })).toBe(true)
  expect(isFromService({ queryKey: ['account', '1', '0x', 'chain-state'] })).toBe(false)
})

test('behavior: what the start of the page writes is not asked for again, other data is', async () => {
  const client = newClient()
  for (const key of ['config', 'chains', 'safe']) client.setQueryData([key], 1)
  const after = await revisit(client)
  const again = ['config', 'chains', 'safe'].filter((key) => after.getQueryState([key])?.isInvalidated)
  expect(again).toEqual(['safe'])
})
