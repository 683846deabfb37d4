import { QueryClient, QueryObserver } from '@tanstack/react-query'
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
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' }))
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
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' }))
  expect(asked).toBe(2)
  stop()
  client.clear()
})
