import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistOptions } from './persistence.ts'
import { saveChanges } from './saveChanges.ts'

const put = vi.spyOn(IDBObjectStore.prototype, 'put')
beforeEach(async () => {
  put.mockClear()
  // A second try begins without what the first one saved.
  await persistOptions.persister.removeClient()
})
const ends: (() => void)[] = []
afterEach(() => {
  ends.splice(0).forEach((end) => end())
  vi.useRealTimers()
})

function start(): QueryClient {
  const client = new QueryClient()
  ends.push(saveChanges(client))
  return client
}
async function savedValue(key: string): Promise<unknown> {
  const client = new QueryClient()
  await persistQueryClientRestore({ queryClient: client, ...persistOptions })
  return client.getQueryData([key])
}
/** How often a cache with this key was saved: in this document what an earlier file has started saves too. */
const savesOf = (key: string): number => put.mock.calls.filter(([value]) => textOf(value).includes(`["${key}"]`)).length
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? ''

test('behavior: many changes within a second are saved once, with the last of them', async () => {
  const client = start()
  for (let value = 1; value <= 50; value++) client.setQueryData(['amount'], value)
  await vi.waitFor(async () => expect(await savedValue('amount')).toBe(50), { timeout: 15_000 })
  expect(savesOf('amount')).toBe(1)
  client.setQueryData(['amount'], 51)
  await vi.waitFor(async () => expect(await savedValue('amount')).toBe(51), { timeout: 15_000 })
  expect(savesOf('amount')).toBe(2)
})

test.each([
  ['is left', window, 'pagehide'],
  ['is hidden', document, 'visibilitychange'],
] as const)('behavior: unsaved changes are saved when the page %s', async (name, target, event) => {
  // The timer never ends here, so only the event can save, on a slow machine too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start().setQueryData(['other'], 1)
  const client = start()
  client.setQueryData([name], 7n)
  expect(await savedValue(name)).toBeUndefined()
  target.dispatchEvent(new Event(event))
  while ((await savedValue(name)) !== 7n);
  // Nothing is left to save.
  target.dispatchEvent(new Event(event))
  expect(await savedValue(name)).toBe(7n)
  expect(savesOf(name)).toBe(1)
})
