import type { ApiClient } from '@countersign/api/client'
import { expect, test, vi } from 'vitest'
import { addressOf, entryOf, waitingMessage, waitingRow } from './inboxFixture.ts'
import { readRestOfInbox } from './readRestOfInbox.ts'

const safe = addressOf(10)
const { signal } = new AbortController()
const offsetOf = (cursor: string | null | undefined) => Number(new URLSearchParams(cursor ?? '').get('offset'))

/** A service with this many transactions and messages in the account. */
function clientOf(transactions: number, messages = 0) {
  const getQueue = vi.fn<ApiClient['getQueue']>(async ({ query }) => {
    const start = offsetOf(query?.cursor)
    const results = Array.from({ length: Math.min(100, transactions - start) }, (_, place) =>
      waitingRow(safe, start + place, [addressOf(1)]),
    )
    return { count: transactions, next: start + 100 < transactions ? 'more' : null, previous: null, results }
  })
  const getMessages = vi.fn<ApiClient['getMessages']>(async ({ query }) => {
    const start = offsetOf(query?.cursor)
    const results = Array.from({ length: Math.min(100, messages - start) }, (_, place) => ({
      ...waitingMessage(start + place, []),
      type: 'MESSAGE' as const,
    }))
    return { count: messages, next: start + 100 < messages ? 'more' : null, previous: null, results }
  })
  return { getQueue, getMessages, client: { getQueue, getMessages } as unknown as ApiClient }
}
const headOf = (queued: number) =>
  entryOf({ address: safe, queued, queue: Array.from({ length: 100 }, (_, nonce) => waitingRow(safe, nonce, [])) })

test('behavior: every later page of a long queue is read, and nothing else', async () => {
  const { client, getQueue } = clientOf(342)
  const account = headOf(342)
  const whole = (await readRestOfInbox(client, [account, entryOf({ address: addressOf(11) })], signal)).get(account)
  expect([whole?.queue.length, whole?.isPartial, getQueue.mock.calls.length]).toEqual([342, false, 3])
})

test('behavior: older messages are read when there are more', async () => {
  const { client } = clientOf(0, 130)
  const account = entryOf({ address: safe, moreMessages: true })
  const whole = (await readRestOfInbox(client, [account], signal)).get(account)
  expect([whole?.messages.length, whole?.isPartial]).toEqual([130, false])
})

test('error: an endless queue is read to a limit, which is reported', async () => {
  const { client, getQueue } = clientOf(100_000)
  const account = headOf(100_000)
  const whole = (await readRestOfInbox(client, [account], signal)).get(account)
  expect([whole?.isPartial, getQueue.mock.calls.length]).toEqual([true, 10])
})

test('error: long queues beyond the limit, and one that fails, are reported per account', async () => {
  const { client, getQueue } = clientOf(150)
  const accounts = Array.from({ length: 25 }, () => headOf(150))
  getQueue.mockRejectedValueOnce(new Error('The node does not answer.'))
  const whole = await readRestOfInbox(client, accounts, signal)
  expect(accounts.map((account) => whole.get(account)?.isPartial).filter(Boolean)).toHaveLength(6)
})
