import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryKeys } from '../keys/queryKeys.ts'
import { refresh } from './useLiveUpdates.ts'

const key = { chainId: '31337', safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' } as const
const event = JSON.stringify({ type: 'SAFE_UPDATED', chainId: key.chainId, address: key.safe, timestamp: 0 })

test('behavior: a first read that was under way during a change is repeated', async () => {
  let truth = 'before'
  const answers: (() => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: [...queryKeys.account(key), 'review'],
    queryFn: async () => {
      const read = truth
      await new Promise<void>((resolve) => answers.push(resolve))
      return read
    },
  })
  const stop = observer.subscribe(() => {})
  truth = 'after'
  refresh(client, event)
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 15_000 })
  answers[1]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' }), {
    timeout: 15_000,
  })
  expect(answers).toHaveLength(2)
  stop()
  client.clear()
})

test('behavior: a first read that failed during a change is repeated', async () => {
  let asked = 0
  const failures: (() => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: [...queryKeys.account(key), 'transaction'],
    retry: false,
    queryFn: async () => {
      asked += 1
      if (asked === 1) await new Promise<void>((_resolve, reject) => failures.push(() => reject(new Error('Not yet'))))
      return 'after'
    },
  })
  const stop = observer.subscribe(() => {})
  refresh(client, event)
  failures[0]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' }), {
    timeout: 15_000,
  })
  expect(asked).toBe(2)
  stop()
  client.clear()
})

test.each(['RECOVERY_ANNOUNCED', 'EXECUTED_MULTISIG_TRANSACTION', 'MODULE_TRANSACTION'])(
  'behavior: %s reads the attempts of a recovery again, on the pages of the account and for all accounts',
  async (type) => {
    const client = new QueryClient()
    const reads = { account: 0, all: 0, otherChain: 0 }
    const count = (name: keyof typeof reads) => () => Promise.resolve((reads[name] += 1))
    const observe = (queryKey: QueryKey, queryFn: () => Promise<number>) =>
      new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
    const stops = [
      observe([...queryKeys.account(key), 'recoveries'], count('account')),
      observe(queryKeys.waitingRecoveries(key.chainId, [key.safe]), count('all')),
      observe(queryKeys.waitingRecoveries('1', [key.safe]), count('otherChain')),
    ]
    await vi.waitFor(() => expect(reads).toEqual({ account: 1, all: 1, otherChain: 1 }), { timeout: 15_000 })
    refresh(client, JSON.stringify({ ...JSON.parse(event), type }))
    await vi.waitFor(() => expect(reads).toEqual({ account: 2, all: 2, otherChain: 1 }), { timeout: 15_000 })
    for (const stop of stops) stop()
    client.clear()
  },
)

test('behavior: an incoming payment does not read the attempts in all accounts again', async () => {
  const client = new QueryClient()
  const queryKey = queryKeys.waitingRecoveries(key.chainId, [key.safe])
  client.setQueryData(queryKey, { recoveries: [], unread: 0 })
  refresh(client, JSON.stringify({ ...JSON.parse(event), type: 'INCOMING_ETHER' }))
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  client.clear()
})
