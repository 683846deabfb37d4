import { PageConfig } from '@countersign/api'
import { persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { withOwnChains } from '../data/config/ownChains.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { persistOptions } from './persistence.ts'
import { createPreparation } from './preparation.ts'
import { restoreCache } from './restoreCache.ts'

const NOTE = ['note of the last visit']
const NEVER = new Promise<Response>(() => undefined)
const answer = () => Promise.resolve(Response.json({ config: {}, chains: [chainFixture()], safe: null }))

type First = NonNullable<Window['__countersignBoot']>
const first = (page: string, response: First['response'], isAnswered: boolean): First => ({
  isPortable: false,
  account: 'dev1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  page,
  currency: 'usd',
  response,
  isAnswered,
})

beforeEach(async () => {
  const last = new QueryClient()
  last.setQueryData(NOTE, 'stored')
  last.setQueryData(queryKeys.config(), PageConfig.parse({}))
  last.setQueryData(queryKeys.chains(), [chainFixture()])
  await persistQueryClientSave({ queryClient: last, ...persistOptions })
})
// The tests of other files run in the same page.
afterEach(() => {
  vi.useRealTimers()
  delete window.__countersignBoot
  withOwnChains([])
})

async function prepare(request: First, content?: Promise<void>): Promise<QueryClient> {
  window.__countersignBoot = request
  const client = new QueryClient()
  await createPreparation(client, content).ready()
  return client
}

test('behavior: while the first answer is on its way, the page starts with the data of the last visit', async () => {
  const client = await prepare(first('queue', NEVER, false))
  expect(client.getQueryData(NOTE)).toBe('stored')
})

test('behavior: a page whose content is in the answer starts with it, and gets the data of the last visit after its content', async () => {
  // A busy machine must not use up the patience.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let drawContent = () => {}
  const content = new Promise<void>((resolve) => (drawContent = resolve))
  const client = await prepare(first('queue', answer(), true), content)
  const config = client.getQueryData(queryKeys.config())
  expect(config).toBeDefined()
  expect(client.getQueryData(NOTE)).toBeUndefined()
  drawContent()
  await vi.waitFor(() => expect(client.getQueryData(NOTE)).toBe('stored'), { timeout: 15_000 })
  expect(client.getQueryData(queryKeys.config())).toBe(config)
})

test('error: when the answer is a failure, the page starts with the data of the last visit', async () => {
  const client = await prepare(first('queue', Promise.resolve(new Response('', { status: 500 })), true))
  expect(client.getQueryData(NOTE)).toBe('stored')
})

test('error: a stored configuration or network of an unknown form is not used, and nothing else that was stored with it', async () => {
  const { shortName: _, ...nameless } = chainFixture()
  for (const [config, chains] of [
    [{ clientServiceUrl: 7 }, [chainFixture()]],
    [PageConfig.parse({}), [nameless]],
  ]) {
    const last = new QueryClient()
    last.setQueryData(NOTE, 'stored')
    last.setQueryData(queryKeys.config(), config)
    last.setQueryData(queryKeys.chains(), chains)
    await persistQueryClientSave({ queryClient: last, ...persistOptions })
    const client = new QueryClient()
    expect(await restoreCache(client)).toBe(false)
    expect(client.getQueryData(NOTE)).toBeUndefined()
    expect(client.getQueryData(queryKeys.chains())).toBeUndefined()
  }
})
