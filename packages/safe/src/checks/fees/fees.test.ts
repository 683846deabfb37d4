import { describe, expect, it } from 'vitest'
import type { FeePlan } from './Fees.ts'
import { judgeFees, type FeeBounds } from './judgeFees.ts'
import { minimumReplacement, replacementFees } from './replacementFees.ts'

const GWEI = 10n ** 9n
const bounds: FeeBounds = {
  estimate: 80_000n,
  blockGasLimit: 30_000_000n,
  base: 20n * GWEI,
  usual: 43n * GWEI,
  balance: 10n ** 18n,
  coin: { symbol: 'ETH', decimals: 18 },
}
const plan = (gas: bigint, most: bigint, tip: bigint): FeePlan => ({
  gas,
  fees: { maxFeePerGas: most, maxPriorityFeePerGas: tip },
})
const found = (typed: FeePlan, changes: Partial<FeeBounds> = {}) =>
  judgeFees(typed, { ...bounds, ...changes }).map(({ field, kind }) => `${kind} ${field}`)

describe('typed gas and fees', () => {
  it('behavior: usual values have no finding, also at the exact bounds', () => {
    expect(found(plan(96_000n, 41n * GWEI, GWEI))).toEqual([])
    expect(found(plan(80_000n, 20n * GWEI, 20n * GWEI))).toEqual([])
    expect(found({ gas: 240_000n, fees: { gasPrice: 129n * GWEI } })).toEqual([])
  })

  it.each([
    ['a gas limit below the estimate', plan(79_999n, 41n * GWEI, GWEI), 'error gas'],
    ['a gas limit above that of a block', plan(30_000_001n, 21n * GWEI, GWEI), 'error gas'],
    ['much more gas than needed', plan(240_001n, 41n * GWEI, GWEI), 'caution gas'],
    ['a maximum fee below the base fee', plan(96_000n, 20n * GWEI - 1n, GWEI), 'error maxFeePerGas'],
    ['a maximum fee far above the usual one', plan(96_000n, 129n * GWEI + 1n, GWEI), 'caution maxFeePerGas'],
    ['a tip above the maximum fee', plan(96_000n, 41n * GWEI, 41n * GWEI + 1n), 'error maxPriorityFeePerGas'],
  ])('error: %s', (_name, typed, finding) => {
    expect(found(typed)).toEqual([finding])
  })

  it('error: a network without a base fee has one price, with the same bounds', () => {
    expect(found({ gas: 96_000n, fees: { gasPrice: 19n * GWEI } })).toEqual(['error gasPrice'])
    expect(found({ gas: 96_000n, fees: { gasPrice: 130n * GWEI } })).toEqual(['caution gasPrice'])
  })

  it('error: more than the wallet holds', () => {
    expect(judgeFees(plan(96_000n, 41n * GWEI, GWEI), { ...bounds, balance: 10n ** 15n })).toEqual([
      {
        field: 'cost',
        kind: 'error',
        text: 'It could cost up to 0.003936 ETH, but the wallet holds 0.001 ETH. Nodes refuse it.',
      },
    ])
  })

  it('behavior: what the node did not answer is not compared; 21,000 gas is always needed', () => {
    const silent = { estimate: null, blockGasLimit: null, base: null, usual: null, balance: null }
    expect(found(plan(21_000n, 0n, 0n), silent)).toEqual([])
    expect(found(plan(20_999n, 0n, 0n), silent)).toEqual(['error gas'])
  })

  it('error: a replacement below ten percent more, in either field', () => {
    const least = minimumReplacement({ maxFeePerGas: 40n * GWEI, maxPriorityFeePerGas: 2n * GWEI })
    expect(found(plan(96_000n, 44n * GWEI, 22n * (GWEI / 10n)), { least })).toEqual([])
    expect(found(plan(96_000n, 44n * GWEI - 1n, 22n * (GWEI / 10n) - 1n), { least })).toEqual([
      'error maxFeePerGas',
      'error maxPriorityFeePerGas',
    ])
  })
})

describe('fees of a replacement', () => {
  it('behavior: both fields rise by ten percent, rounded up', () => {
    expect(minimumReplacement({ maxFeePerGas: 101n, maxPriorityFeePerGas: 1n })).toEqual({
      maxFeePerGas: 112n,
      maxPriorityFeePerGas: 2n,
    })
    expect(minimumReplacement({ gasPrice: 1000n })).toEqual({ gasPrice: 1100n })
  })

  it('behavior: a tip of zero rises too', () => {
    expect(minimumReplacement({ maxFeePerGas: 10n, maxPriorityFeePerGas: 0n })).toEqual({
      maxFeePerGas: 11n,
      maxPriorityFeePerGas: 1n,
    })
  })

  it('behavior: what new transactions pay now, where that is more', () => {
    const sent = { maxFeePerGas: 100n, maxPriorityFeePerGas: 10n }
    expect(replacementFees(sent, { maxFeePerGas: 300n, maxPriorityFeePerGas: 5n })).toEqual({
      maxFeePerGas: 300n,
      maxPriorityFeePerGas: 11n,
    })
    expect(replacementFees(sent, { maxFeePerGas: 50n, maxPriorityFeePerGas: 200n })).toEqual({
      maxFeePerGas: 200n,
      maxPriorityFeePerGas: 200n,
    })
    expect(replacementFees({ gasPrice: 100n }, { gasPrice: 90n })).toEqual({ gasPrice: 110n })
  })
})
