import { encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { expect, test } from 'vitest'
import { largestPayment, valueOut, type PriceOf } from './largestPayment.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { kestrel, northwind, treasury, tusd } = people
const ETHER = 10n ** 18n
const call = { to: kestrel, value: 0n, data: '0x', operation: 0 } as const
const batchOf = (...calls: Parameters<typeof encodeMultiSend>[0]) =>
  ({ to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data: encodeMultiSend(calls), operation: 1 }) as const
const coin = { ...call, value: ETHER }
const tokens = { ...call, to: tusd, data: encodeErc20Transfer(northwind, 5_000_000_000n) }
const unpriced: PriceOf = () => null
const priced: PriceOf = (token) => (token === null ? { price: '2000.5', decimals: 18 } : { price: '1', decimals: 6 })

test('behavior: the payment with the highest value names a batch', () => {
  expect(largestPayment(batchOf(coin, tokens, coin), viewFixture, priced)?.title).toBe(
    'Send 5,000.00 TUSD to Northwind Legal and 2 more',
  )
})

test('behavior: without prices amounts of one token are compared, and for several tokens the first payment names the batch', () => {
  const two = { ...call, to: northwind, value: 2n * ETHER }
  expect(largestPayment(batchOf(coin, two), viewFixture, unpriced)?.title).toBe(
    'Send 2.00 ETH to Northwind Legal and 1 more',
  )
  expect(largestPayment(batchOf(coin, tokens), viewFixture, unpriced)?.title).toBe(
    'Send 1.00 ETH to Kestrel Audits and 1 more',
  )
})

test('security: a payment does not name a batch that contains another kind of call, nor a single call', () => {
  const approve = `0x095ea7b3${northwind.slice(2).padStart(64, '0')}${'f'.repeat(64)}` as const
  const approval = { ...call, to: tusd, data: approve }
  expect(largestPayment(batchOf(coin, approval), viewFixture, priced)).toBeNull()
  const owner = { ...call, to: treasury, data: `0x694e80c3${'1'.padStart(64, '0')}` } as const
  const unknown = { ...call, value: 1n, data: '0xdeadbeef' } as const
  for (const other of [owner, unknown]) expect(largestPayment(batchOf(coin, other), viewFixture, priced)).toBeNull()
  expect(largestPayment(coin, viewFixture, priced)).toBeNull()
  expect(largestPayment(batchOf(coin), viewFixture, priced)).toBeNull()
})

test('behavior: the values that leave are summed, and left out if a price is missing', () => {
  expect(valueOut(batchOf(coin, tokens), viewFixture, priced)).toBe('7000.500000')
  expect(valueOut(batchOf(coin, tokens), viewFixture, unpriced)).toBeNull()
  expect(valueOut(call, viewFixture, priced)).toBeNull()
})
