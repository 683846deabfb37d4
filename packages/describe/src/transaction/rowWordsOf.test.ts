import { encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { expect, test } from 'vitest'
import { rowWordsOf } from './rowWordsOf.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { kestrel, stranger, treasury, tusd } = people
const ETHER = 10n ** 18n
const call = { to: kestrel, value: 0n, data: '0x', operation: 0 } as const

test('behavior: a payment names the amount and the recipient from the bytes', () => {
  expect(rowWordsOf({ ...call, value: ETHER }, 5, viewFixture)).toEqual({
    title: 'Send 1.00 ETH to Kestrel Audits',
    meta: [],
    isFromService: false,
  })
})

test('behavior: a token amount uses the units of the context, or raw units if they are not known', () => {
  const transfer = { ...call, to: tusd, data: encodeErc20Transfer(kestrel, 36_000_000_000n) }
  expect(rowWordsOf(transfer, 5, viewFixture).title).toBe('Send 36,000.00 TUSD to Kestrel Audits')
  expect(rowWordsOf(transfer, 5, { ...viewFixture, tokenOf: () => null }).title).toBe(
    'Send 36,000,000,000 units of token 0xCcCC…cccC to Kestrel Audits',
  )
})

test('behavior: an empty call to the account is a rejection of its signed nonce', () => {
  expect(rowWordsOf({ ...call, to: treasury }, 7n, viewFixture)).toMatchObject({
    title: 'Cancel transaction 7',
    meta: ['Empty call to this account'],
  })
})

test('behavior: a batch of payments has the name of the largest one, and shows the amounts that leave', () => {
  const data = encodeMultiSend([
    { ...call, value: ETHER },
    { ...call, to: stranger, value: 2n * ETHER },
    { ...call, to: tusd, data: encodeErc20Transfer(kestrel, 5_000_000n) },
  ])
  const batch = { to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data, operation: 1 } as const
  const meta = ['3.00 ETH and 5.00 TUSD out']
  expect(rowWordsOf(batch, 5, viewFixture)).toMatchObject({ title: 'Send 1.00 ETH to Kestrel Audits and 2 more', meta })
  const priced = () => ({ price: '1', decimals: 18 })
  expect(rowWordsOf(batch, 5, viewFixture, priced)).toMatchObject({
    title: 'Send 2.00 ETH to 0x9999…9999 and 2 more',
    meta,
  })
})

test('behavior: a batch that does not only pay shows the number of its calls', () => {
  const data = encodeMultiSend([{ ...call, to: tusd, data: '0x12345678' }, call])
  const batch = { to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data, operation: 1 } as const
  expect(rowWordsOf(batch, 5, viewFixture).title).toBe('Batch of 2 calls')
})

test('security: a method that no local source names is shown by its selector', () => {
  expect(rowWordsOf({ ...call, data: '0x12345678' }, 5, viewFixture).title).toBe('Call 0x12345678 on Kestrel Audits')
})

test('behavior: words that only the service provides are reported', () => {
  const payment = { ...call, value: ETHER }
  expect(rowWordsOf(payment, 5, { ...viewFixture, isNameFromService: () => true }).isFromService).toBe(true)
  const native = { ...viewFixture.native, isFromService: true }
  expect(rowWordsOf(payment, 5, { ...viewFixture, native }).isFromService).toBe(true)
})
