import { describe, expect, it } from 'vitest'
import { checkSendCost, worstCost, type SendCost } from './checkSendCost.ts'

const GWEI = 10n ** 9n
const ETHER = 10n ** 18n
const failed = { ok: false, reason: 'no answer' } as const

/** 20 gwei of base fee, 5 ether in the wallet: all values are usual. */
const usual: SendCost = {
  gas: 100_000n,
  perGas: 30n * GWEI,
  market: { ok: true, value: { base: 20n * GWEI, tip: GWEI } },
  trial: null,
  balance: { ok: true, value: 5n * ETHER },
  coin: { symbol: 'ETH', decimals: 18 },
  usualTip: 3n * GWEI,
  largeCost: ETHER / 10n,
}
const found = (changes: Partial<SendCost>) =>
  checkSendCost({ ...usual, ...changes }).filter(({ verdict }) => verdict !== 'verified')

describe('the cost of an Ethereum transaction', () => {
  it('behavior: S20 a usual one is verified in all three respects', () => {
    expect(checkSendCost(usual).map(({ verdict }) => verdict)).toEqual(['verified', 'verified', 'verified'])
    expect(worstCost(usual)).toBe(3n * 10n ** 15n)
  })

  it('error: S20 a fee of a million gwei is a danger, even if the blocks are said to have such fees', () => {
    const absurd = 1_000_000n * GWEI
    expect(found({ perGas: absurd })).toMatchObject([
      { verdict: 'danger', field: 'maxFeePerGas', reason: expect.stringContaining('1,000,000 gwei') },
      { verdict: 'danger', field: 'cost', reason: expect.stringContaining('100 ETH') },
    ])
    expect(found({ perGas: absurd, market: { ok: true, value: { base: absurd, tip: absurd } } })).toMatchObject([
      { verdict: 'danger', field: 'cost' },
    ])
  })

  it('behavior: S20 more than three times the usual fee is a caution, more than ten times a danger', () => {
    // Twice 20 gwei and a tip of 3.
    expect(found({ perGas: 129n * GWEI })).toEqual([])
    expect(found({ perGas: 129n * GWEI + 1n })).toMatchObject([{ verdict: 'caution', field: 'maxFeePerGas' }])
    expect(found({ perGas: 430n * GWEI + 1n, gas: 50_000n })).toMatchObject([
      { verdict: 'danger', field: 'maxFeePerGas' },
    ])
  })

  it('error: S20 tips that the node claims raise the bound by ten times the usual tip at most', () => {
    const market = { ok: true, value: { base: 0n, tip: 1_000_000n * GWEI } } as const
    expect(found({ market, perGas: 90n * GWEI })).toEqual([])
    expect(found({ market, perGas: 301n * GWEI })).toMatchObject([{ verdict: 'danger', field: 'maxFeePerGas' }])
  })

  it('error: S20 a gas limit of 36 million for what uses 100,000 is a danger', () => {
    const trial = { ok: true, value: 100_000n } as const
    expect(found({ gas: 36_000_000n, perGas: GWEI, trial })).toMatchObject([
      { verdict: 'danger', field: 'gas', reason: expect.stringContaining('36,000,000') },
    ])
    expect(found({ gas: 300_001n, trial })).toMatchObject([{ verdict: 'caution', field: 'gas' }])
    expect(found({ gas: 300_000n, trial })).toEqual([])
  })

  it("error: S20 a cost above half of the sender's balance is a danger; a contract as sender has no balance check", () => {
    const cost = worstCost(usual)
    expect(found({ balance: { ok: true, value: cost * 2n } })).toEqual([])
    expect(found({ balance: { ok: true, value: cost * 2n - 1n } })).toMatchObject([
      { verdict: 'danger', field: 'cost', title: 'The cost may take most of your wallet’s balance' },
    ])
    expect(found({ balance: null })).toEqual([])
  })

  it('behavior: S20 a large amount is a caution by itself', () => {
    const market = { ok: true, value: { base: 500n * GWEI, tip: GWEI } } as const
    expect(found({ market, perGas: 1000n * GWEI })).toMatchObject([{ verdict: 'caution', field: 'cost' }])
    expect(found({ market, perGas: 1000n * GWEI, gas: 1_000_000n, balance: null })).toMatchObject([
      { verdict: 'danger', field: 'cost' },
    ])
  })

  it('error: S20 values that could not be read are not checked', () => {
    expect(found({ market: failed, trial: failed, balance: failed }).map(({ verdict }) => verdict)).toEqual([
      'unchecked',
      'unchecked',
      'unchecked',
    ])
  })
})
