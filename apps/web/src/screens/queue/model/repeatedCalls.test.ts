import type { SafeTransactionData } from '@countersign/safe/light'
import { expect, test } from 'vitest'
import { repeatedCalls } from './repeatedCalls.ts'

const safe = `0x${'5'.repeat(40)}` as const
const zero = `0x${'0'.repeat(40)}` as const
const queued = (id: string, nonce: bigint, fields: Partial<SafeTransactionData> = {}) => ({
  id,
  transaction: {
    to: `0x${'6'.repeat(40)}` as const,
    value: 1n,
    data: '0x' as const,
    operation: 0 as const,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce,
    ...fields,
  },
})

test('behavior: each transaction names the numbers with the same call', () => {
  const list = [queued('a', 7n), queued('b', 9n), queued('c', 8n), queued('other', 10n, { value: 2n })]
  expect([...repeatedCalls(safe, list)]).toEqual([
    ['a', [8, 9]],
    ['b', [7, 8]],
    ['c', [7, 9]],
  ])
})

test('behavior: rivals with one number and empty calls of rejections are no repetition', () => {
  const empty = { to: safe, value: 0n } as const
  expect([...repeatedCalls(safe, [queued('a', 7n), queued('b', 7n)])]).toEqual([])
  expect([...repeatedCalls(safe, [queued('a', 7n, empty), queued('b', 8n, empty)])]).toEqual([])
})
