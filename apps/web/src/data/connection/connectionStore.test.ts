import { ApiError } from '@countersign/api/client'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppQueryClient } from '../../app/queryClient.ts'
import { dataSource } from '../api/dataSource.ts'
import { nodeStatus } from '../rpc/nodeStatus.ts'
import { connectionStore } from './connectionStore.ts'

const url = 'http://127.0.0.1:8545'
const unreachable = new ApiError({ code: 'UNREACHABLE', statusCode: 0, message: 'The service cannot be reached' })

/** Nodes that tests of other files in this process have read from. They fail here, like the node of this file. */
let others: string[] = []

beforeEach(() => {
  others = [...nodeStatus.all().keys()].filter((other) => other !== url)
  for (const other of others) nodeStatus.failed(other)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  dataSource.serviceAnswered()
  connectionStore.reportSuccess()
  for (const one of [...others, url]) nodeStatus.answered(one)
  vi.unstubAllGlobals()
})

test('behavior: the page is online while the service answers, even when the browser reports no network and the node fails', () => {
  vi.stubGlobal('navigator', { onLine: false })
  nodeStatus.failed(url)
  connectionStore.reportSuccess()
  expect(connectionStore.get().online).toBe(true)
})

test('behavior: the page is online while a node answers in place of the service', () => {
  nodeStatus.answered(url)
  dataSource.serviceLost()
  connectionStore.reportFailure(unreachable)
  expect(connectionStore.get().online).toBe(true)
})

test('behavior: the page is offline when neither the service nor a node answers, until one does', () => {
  connectionStore.reportFailure(unreachable)
  expect(connectionStore.get().online).toBe(true)
  nodeStatus.failed(url)
  expect(connectionStore.get().online).toBe(false)
  nodeStatus.answered(url)
  expect(connectionStore.get().online).toBe(true)
  nodeStatus.failed(url)
  dataSource.serviceAnswered()
  connectionStore.reportSuccess()
  expect(connectionStore.get().online).toBe(true)
})

test('behavior: no query or mutation waits when the browser reports no network', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { onLine: false })
  const client = createAppQueryClient()
  client.mount()
  browser.dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(true)
  expect(await client.fetchQuery({ queryKey: ['chains'], queryFn: () => 'answer' })).toBe('answer')
  const mutation = client.getMutationCache().build(client, { mutationFn: async () => 'sent' })
  expect(await mutation.execute(undefined)).toBe('sent')
  client.unmount()
})

test('behavior: after an outage the first answer refreshes the data on screen', async () => {
  const client = createAppQueryClient()
  client.mount()
  let reads = 0
  const observer = new QueryObserver(client, { queryKey: ['balances'], queryFn: () => (reads += 1), staleTime: 0 })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(reads).toBe(1), { timeout: 15_000 })
  connectionStore.reportFailure(unreachable)
  nodeStatus.failed(url)
  expect(connectionStore.get().online).toBe(false)
  nodeStatus.answered(url)
  await vi.waitFor(() => expect(reads).toBe(2), { timeout: 15_000 })
  stop()
  client.unmount()
})
