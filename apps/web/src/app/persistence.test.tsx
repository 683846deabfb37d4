import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { persistOptions } from './persistence.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Through the browser's own IndexedDB, as on the next visit. */
async function revisit(before: QueryClient): Promise<QueryClient> {
  await persistQueryClientSave({ queryClient: before, ...persistOptions })
  const after = newClient()
  await persistQueryClientRestore({ queryClient: after, ...persistOptions })
  return after
}

test('behavior: what was seen last survives a visit on which asking again failed', async () => {
  const client = newClient()
  const seenAt = Date.now() - 60_000
  client.setQueryData(['balances'], { total: 7n }, { updatedAt: seenAt })
  const failing = { queryKey: ['balances'], queryFn: () => Promise.reject(new Error('down')) }
  await client.fetchQuery(failing).catch(() => undefined)
  expect(client.getQueryState(['balances'])?.status).toBe('error')
  const state = (await revisit(client)).getQueryState(['balances'])
  expect(state).toMatchObject({ status: 'success', data: { total: 7n }, dataUpdatedAt: seenAt, error: null })
})

test('behavior: what must be fresh is not kept', async () => {
  const client = newClient()
  await client.fetchQuery({ queryKey: ['nonces'], queryFn: () => 5, meta: { persist: false } })
  expect((await revisit(client)).getQueryData(['nonces'])).toBeUndefined()
})

test('error: what is older than a day is refused', async () => {
  const client = newClient()
  client.setQueryData(['safe'], 1)
  await persistQueryClientSave({ queryClient: client, ...persistOptions })
  const after = newClient()
  await persistQueryClientRestore({ queryClient: after, ...persistOptions, maxAge: -1 })
  expect(after.getQueryData(['safe'])).toBeUndefined()
  expect(persistOptions.maxAge).toBe(86_400_000)
})
