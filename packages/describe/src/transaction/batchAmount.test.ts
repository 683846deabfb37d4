import { encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { expect, test } from 'vitest'
import { batchAmount } from './batchAmount.ts'
import type { PriceOf } from './largestPayment.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { kestrel, northwind, treasury, tusd } = people
const call = { to: kestrel, value: 0n, data: '0x', operation: 0 } as const
const batchOf = (...calls: Parameters<typeof encodeMultiSend>[0]) =>
  ({ to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data: encodeMultiSend(calls), operation: 1 }) as const
const coin = { ...call, value: 10n ** 18n }
const tokens = (to: typeof kestrel) => ({ ...call, to: tusd, data: encodeErc20Transfer(to, 1_500_000_000n) })
const threshold = { ...call, to: treasury, data: `0x694e80c3${'2'.padStart(64, '0')}` } as const
const unpriced: PriceOf = () => null
const priced: PriceOf = (token) => (token === null ? { price: '2000.5', decimals: 18 } : { price: '1', decimals: 6 })

test('behavior: payments of one asset are summed', () => {
  expect(batchAmount(batchOf(tokens(kestrel), tokens(northwind)), viewFixture, unpriced)).toMatchObject({
    amount: { sign: '−', text: '3,000.00', symbol: 'TUSD', value: 3_000_000_000n },
  })
})

test('behavior: of several assets the one of the highest value is named, without prices the first, and the others are counted', () => {
  const batch = batchOf(tokens(kestrel), coin)
  expect(batchAmount(batch, viewFixture, priced)).toMatchObject({
    amount: { text: '1.00', symbol: 'ETH' },
    otherAssets: 1,
  })
  expect(batchAmount(batch, viewFixture, unpriced)).toMatchObject({ amount: { symbol: 'TUSD' }, otherAssets: 1 })
})

test('behavior: settings move nothing; of an unknown call that is not said', () => {
  expect(batchAmount(batchOf(threshold, threshold), viewFixture, priced)).toEqual({ amount: null, movesNothing: true })
  const unknown = { ...call, data: '0x12345678' } as const
  expect(batchAmount(batchOf(threshold, unknown), viewFixture, priced)).toEqual({ amount: null })
})

test('behavior: a single call has none', () => {
  expect(batchAmount(coin, viewFixture, priced)).toBeNull()
})
