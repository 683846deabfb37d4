import type { QueueItem } from '@countersign/api'
import { describe, expect, it } from 'vitest'
import { readyInARow } from './readyInARow.ts'

type Item = Extract<QueueItem, { type: 'TRANSACTION' }>

const item = (nonce: number, txStatus: 'AWAITING_EXECUTION' | 'AWAITING_CONFIRMATIONS' = 'AWAITING_EXECUTION') =>
  ({
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `${nonce}-${txStatus}`,
      txHash: null,
      timestamp: 0,
      txStatus,
      txInfo: {
        type: 'Custom',
        humanDescription: null,
        to: { value: '0x00000000000000000000000000000000DeaDBeef', name: null, logoUri: null },
        dataSize: '0',
        value: 0n,
        methodName: null,
        isCancellation: false,
      },
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsRequired: 2,
        confirmationsSubmitted: 2,
        missingSigners: null,
      },
      safeAppInfo: null,
      note: null,
    },
  }) satisfies Item

const noncesOf = (items: readonly QueueItem[], current: number) =>
  readyInARow(items, current).map(({ executionInfo }) =>
    executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : -1,
  )

describe('readyInARow', () => {
  it('behavior: returns fully signed transactions from the account’s nonce on, in order', () => {
    expect(noncesOf([item(6), item(5), item(7)], 5)).toEqual([5, 6, 7])
  })

  it('behavior: a gap, a missing signature or a conflict ends the list', () => {
    expect(noncesOf([item(6), item(7)], 5)).toEqual([])
    expect(noncesOf([item(5), item(7)], 5)).toEqual([5])
    expect(noncesOf([item(5), item(6, 'AWAITING_CONFIRMATIONS'), item(7)], 5)).toEqual([5])
    expect(noncesOf([item(5), item(6), { ...item(6) }, item(7)], 5)).toEqual([5])
  })
})
