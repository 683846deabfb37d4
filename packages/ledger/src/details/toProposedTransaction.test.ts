import { ProposeRequest } from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { toProposedTransaction } from './toProposedTransaction.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const body = (fields: object) =>
  ProposeRequest.parse({
    to,
    value: '5',
    data: null,
    nonce: '7',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: ZERO_ADDRESS,
    refundReceiver: null,
    safeTxHash: `0x${'ab'.repeat(32)}`,
    sender: to,
    signature: null,
    origin: null,
    ...fields,
  })

test('behavior: missing data is empty, and a missing refund receiver the zero address', () => {
  expect(toProposedTransaction(body({}))).toMatchObject({
    value: 5n,
    nonce: 7n,
    data: '0x',
    refundReceiver: ZERO_ADDRESS,
  })
})

test('behavior: data has one spelling', () => {
  expect(toProposedTransaction(body({ data: '0xA9059CBB', refundReceiver: to }))).toMatchObject({
    data: '0xa9059cbb',
    refundReceiver: to,
  })
})
