import type { QueueItem, Transaction } from '@countersign/api'
import { describe, expect, test } from 'vitest'
import { buildQueueItems, type QueueContext } from './buildQueueItems.ts'

const transaction = (id: string): Transaction => ({
  id,
  timestamp: 0,
  txHash: null,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: {
    type: 'Custom',
    humanDescription: null,
    to: { value: '0x0000000000000000000000000000000000000001', name: null, logoUri: null },
    dataSize: '0',
    value: 0n,
    methodName: null,
    isCancellation: false,
  },
  executionInfo: null,
  safeAppInfo: null,
  note: null,
})

/** `a4 b5` → transactions a at nonce 4 and b at nonce 5. */
const rows = (text: string) =>
  text.split(' ').map((word) => ({ nonce: Number(word.slice(1)), transaction: transaction(word) }))
const show = (item: QueueItem) =>
  item.type === 'LABEL'
    ? item.label
    : item.type === 'CONFLICT_HEADER'
      ? `conflict ${item.nonce}`
      : `${item.transaction.id} ${item.conflictType}`
const list = (text: string, context: Partial<QueueContext> = {}) =>
  buildQueueItems(rows(text), { safeNonce: 4, previousNonce: null, nextNonce: null, ...context }).map(show)

describe('labels', () => {
  test('behavior: Next is above the current nonce, and Queued once above the rest', () => {
    expect(list('a4 b5 c6')).toEqual(['Next', 'a4 None', 'Queued', 'b5 None', 'c6 None'])
  })
  test('behavior: without a transaction at the current nonce there is only Queued', () => {
    expect(list('a6 b7')).toEqual(['Queued', 'a6 None', 'b7 None'])
  })
  test('behavior: a later page repeats no label', () => {
    expect(list('c6 d7', { previousNonce: 5 })).toEqual(['c6 None', 'd7 None'])
    expect(list('b5 c6', { previousNonce: 4 })).toEqual(['Queued', 'b5 None', 'c6 None'])
  })
})

describe('conflicts', () => {
  test('behavior: every row of a nonce except the last has HasNext', () => {
    expect(list('a4 b4 c4 d5')).toEqual([
      'Next',
      'conflict 4',
      'a4 HasNext',
      'b4 HasNext',
      'c4 End',
      'Queued',
      'd5 None',
    ])
  })
  test('behavior: a conflict that continues on the next page gets no second header', () => {
    expect(list('a4 b5', { nextNonce: 5 })).toEqual(['Next', 'a4 None', 'Queued', 'conflict 5', 'b5 HasNext'])
    expect(list('c5 d5 e6', { previousNonce: 5 })).toEqual(['c5 HasNext', 'd5 End', 'e6 None'])
    expect(list('c5', { previousNonce: 5 })).toEqual(['c5 End'])
    expect(list('c5', { previousNonce: 5, nextNonce: 5 })).toEqual(['c5 HasNext'])
  })
  test('behavior: any division of the queue into pages gives the same rows', () => {
    const all = rows('a4 b4 c5 d6 e6 f6 g9')
    const whole = buildQueueItems(all, { safeNonce: 4, previousNonce: null, nextNonce: null })
    for (let size = 1; size <= all.length; size++) {
      const pages = []
      for (let at = 0; at < all.length; at += size)
        pages.push(
          ...buildQueueItems(all.slice(at, at + size), {
            safeNonce: 4,
            previousNonce: all[at - 1]?.nonce ?? null,
            nextNonce: all[at + size]?.nonce ?? null,
          }),
        )
      expect(pages).toEqual(whole)
    }
  })
})
