import { describe, expect, it } from 'vitest'
import { readFeeTexts, textsOf } from './feeTexts.ts'
import { settlePlan } from './settlePlan.ts'

const GWEI = 10n ** 9n
const plan = (gas: bigint, most: bigint) => ({ gas, fees: { maxFeePerGas: most, maxPriorityFeePerGas: GWEI } })
const bounds = {
  estimate: 80_000n,
  blockGasLimit: 30_000_000n,
  base: 20n * GWEI,
  usual: 43n * GWEI,
  balance: null,
  coin: { symbol: 'ETH', decimals: 18 },
}
const quote = { suggested: plan(96_000n, 41n * GWEI), bounds }

describe('settlePlan', () => {
  it('behavior: the wallet receives what the page shows, and the suggestion where the page shows nothing', () => {
    const shown = plan(90_000n, 30n * GWEI)
    expect(settlePlan({ plan: shown, isTyped: false }, quote)).toBe(shown)
    expect(settlePlan({ plan: shown, isTyped: true }, quote)).toBe(shown)
    expect(settlePlan(null, quote)).toBe(quote.suggested)
  })

  it('behavior: a suggestion that is too low by now is renewed', () => {
    expect(settlePlan({ plan: plan(79_999n, 30n * GWEI), isTyped: false }, quote)).toBe(quote.suggested)
    expect(settlePlan({ plan: plan(96_000n, 19n * GWEI), isTyped: false }, quote)).toBe(quote.suggested)
  })

  it('error: a typed value that is too low by now is neither sent nor replaced', () => {
    expect(() => settlePlan({ plan: plan(96_000n, 19n * GWEI), isTyped: true }, quote)).toThrow(
      'The network fee that you typed is not possible now. 19 gwei is below the base fee of 20 gwei',
    )
  })
})

describe('typed fees', () => {
  it('behavior: a plan written into fields is read back exactly', () => {
    for (const fees of [{ gasPrice: 7n }, { maxFeePerGas: 1_234_000_001n, maxPriorityFeePerGas: 0n }]) {
      const open = { ...bounds, base: null, usual: null, estimate: null }
      expect(readFeeTexts(textsOf({ gas: 21_000n, fees }), open)).toEqual({
        plan: { gas: 21_000n, fees },
        findings: [],
      })
    }
  })

  it.each([
    ['gas', { gas: '1.5', most: '30', tip: '1' }],
    ['gas', { gas: '', most: '30', tip: '1' }],
    ['maxFeePerGas', { gas: '96000', most: '-1', tip: '1' }],
    ['maxFeePerGas', { gas: '96000', most: '1e3', tip: '1' }],
    ['maxPriorityFeePerGas', { gas: '96000', most: '30', tip: '0.0000000001' }],
    ['gasPrice', { gas: '96000', most: '', tip: null }],
  ])('error: %s without a number gives no plan', (field, texts) => {
    expect(readFeeTexts(texts, bounds)).toMatchObject({ plan: null, findings: [{ field, kind: 'error' }] })
  })
})
