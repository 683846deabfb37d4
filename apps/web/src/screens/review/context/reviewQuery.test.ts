import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { reviewQuery } from './reviewQuery.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

test('behavior: a signature that changes the key of the review does not cancel the read that the execution waits for', async () => {
  const client = new QueryClient()
  const chain = chainFixture()
  const subject = {
    chain,
    accountKey: { chainId: chain.chainId, safe },
    transaction: null,
    details: null,
    sender: null,
    asked: null,
  } as const
  let wasConsumed = false
  const { queryFn, queryKey } = reviewQuery(client, subject)
  if (typeof queryFn !== 'function') throw new Error('The review has a query function')
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: (context) => {
      const watched = Object.defineProperty({ ...context }, 'signal', {
        get: () => {
          wasConsumed = true
          return context.signal
        },
      })
      return queryFn(watched)
    },
  })
  await observer.refetch()
  expect(wasConsumed).toBe(false)
})
