import { describe, expect, it } from 'vitest'
import { comparisonReason } from './useComparison.ts'
import type { Outflow } from './Outflow.ts'

const ETHER = 10n ** 18n
const coin = (amount: bigint, price: string | null, earlier: string | null): Outflow => ({
  symbol: 'ETH',
  amount,
  decimals: 18,
  isItem: false,
  isForTests: false,
  price,
  earlier: earlier === null ? null : { price: earlier, isSettled: true },
  coinBound: 10n,
})
const token = (amount: bigint | null, price: string | null, earlier: Outflow['earlier']): Outflow => ({
  symbol: 'TUSD',
  amount,
  decimals: 6,
  isItem: false,
  isForTests: false,
  price,
  earlier,
  coinBound: null,
})
const settled = (price: string) => ({ price, isSettled: true })
const reason = (...outflows: Outflow[]) => comparisonReason({ checks: [], outflows })
const USD = 1_000_000n

describe('the comparison with the device', () => {
  it('behavior: S18 is required from a value of 100,000 on, over all assets together', () => {
    expect(reason(token(99_999n * USD, '1', settled('1')))).toBeNull()
    expect(reason(token(100_000n * USD, '1', settled('1')))).toBe('required above 100,000')
    expect(reason(token(60_000n * USD, '1', settled('1')), coin(9n * ETHER, '5000', '5000'))).toBe(
      'required above 100,000',
    )
  })

  it('error: S18 a false price of the coin does not switch off the comparison: the amount of coin decides', () => {
    expect(reason(coin(100n * ETHER, '0.01', null))).toBe('required from 10 ETH on')
    expect(reason(coin(100n * ETHER, null, null))).toBe('required from 10 ETH on')
    expect(reason(coin(10n * ETHER - 1n, '2450', null))).toBeNull()
  })

  it('error: S18 a false number of decimals does not make an amount of coin small', () => {
    expect(reason({ ...coin(10n * ETHER, '0.01', null), decimals: 30 })).toBe('required from 10 ETH on')
  })

  it('error: S18 a price that fell to less than a fifth requires the comparison', () => {
    expect(reason(coin(ETHER, '0.01', '2450'))).toBe('required, the price of ETH was 2450 before and is 0.01 now')
    expect(reason(coin(ETHER, '490', '2450'))).toBeNull()
    expect(reason(token(USD / 2n, '0.1', settled('1')))).toMatch('was 1 before')
  })

  it('error: S18 of two prices the higher one counts', () => {
    expect(reason(token(150_000n * USD, '0.5', settled('1')))).toBe('required above 100,000')
    expect(reason(token(50_000n * USD, '2', settled('1')))).toBe('required above 100,000')
    expect(reason(coin(9n * ETHER, null, '20000'))).toBe('required above 100,000')
  })

  it('error: S18 a token without a price, or without an earlier one, requires the comparison from one whole token on', () => {
    expect(reason(token(USD, null, settled('1')))).toBe('required, TUSD has no price')
    expect(reason(token(USD, '0', null))).toBe('required, TUSD has no price')
    expect(reason(token(USD, '1', null))).toBe('required, no earlier price of TUSD confirms this one')
    expect(reason(token(USD, '1', { price: '1', isSettled: false }))).toMatch('no earlier price')
    expect(reason(token(USD - 1n, '1', null))).toBeNull()
    expect(reason({ ...token(1n, '1', settled('1')), decimals: null })).toMatch('decimals')
  })

  it('behavior: S18 a token of the local chains needs no earlier price; value, falls and limits still count', () => {
    const ofTests = (...of: Parameters<typeof token>) => ({ ...token(...of), isForTests: true })
    expect(reason(ofTests(2500n * USD, '1', null))).toBeNull()
    expect(reason(ofTests(100_000n * USD, '1', null))).toBe('required above 100,000')
    expect(reason(ofTests(USD, null, null))).toBe('required, TUSD has no price')
    expect(reason(ofTests(USD, '0.1', settled('1')))).toMatch('was 1 before')
    expect(reason(ofTests(null, '1', null))).toBe('required, the amount has no limit')
  })

  it('error: S18 an amount without limit and an item always require the comparison', () => {
    expect(reason(token(null, '0.0001', settled('0.0001')))).toBe('required, the amount has no limit')
    expect(reason({ ...token(1n, null, null), isItem: true })).toBe('required, an item has no price')
    expect(reason(token(0n, null, null))).toBeNull()
  })
})
