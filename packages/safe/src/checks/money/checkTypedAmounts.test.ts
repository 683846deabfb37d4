import { setLanguage } from '@countersign/primitives'
import { afterEach, describe, expect, test } from 'vitest'
import { batchOf, callTo, payee, safe, token, transferOf } from '../../../testing/reviewInputs.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { isOverridable } from '../override/override.ts'
import { checkTypedAmounts, type TypedAmount } from './checkTypedAmounts.ts'

const ETHER = 10n ** 18n
const context = {
  nativeSymbol: 'ETH',
  chainOf: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }) as const,
}
const coin: TypedAmount = { text: '0.4', token: null, decimals: 18, call: null, place: 'value' }
const pay = (value: bigint) => inspectCalls(safe, buildTransaction({ to: payee, value, nonce: 0n }))
const inToken: TypedAmount = { text: '100', token, decimals: 6, call: 1, place: 1 }
const batch = (units: bigint) =>
  inspectCalls(
    safe,
    batchOf({ ...callTo(payee, '0x'), value: (4n * ETHER) / 10n }, callTo(token, transferOf(payee, units))),
  )

afterEach(() => setLanguage('en'))

describe('checkTypedAmounts', () => {
  test('security: an amount keeps its meaning when the draft is opened in another language', () => {
    const typed: TypedAmount = { ...coin, text: '1.234' }
    setLanguage('de')
    expect(checkTypedAmounts([typed], pay((1234n * ETHER) / 1000n), context)).toMatchObject([{ verdict: 'verified' }])
    expect(checkTypedAmounts([typed], pay(1234n * ETHER), context)).toMatchObject([{ verdict: 'danger' }])
  })

  test('behavior: without typed amounts there is no finding', () => {
    expect(checkTypedAmounts([], pay(ETHER), context)).toEqual([])
  })

  test('behavior: the amounts of a payment and of a batch are those that were typed', () => {
    expect(checkTypedAmounts([coin], pay((4n * ETHER) / 10n), context)).toMatchObject([{ verdict: 'verified' }])
    const typed = [{ ...coin, text: '0,4', call: 0 }, inToken]
    expect(checkTypedAmounts(typed, batch(100_000_000n), context)).toMatchObject([{ verdict: 'verified' }])
    const anywhere = { ...inToken, place: 'data' } as const
    expect(checkTypedAmounts([anywhere], batch(100_000_000n), context)).toMatchObject([{ verdict: 'verified' }])
  })

  test('security: 0.4 typed and 4 in the bytes is a danger that names both, and cannot be overridden', () => {
    const [check] = checkTypedAmounts([{ ...coin, decimals: 19 }], pay(4n * ETHER), context)
    expect(check).toMatchObject({ verdict: 'danger', field: 'transaction.value' })
    expect(check?.reason).toContain('You typed 0.4 ETH. The transaction has 4 ETH')
    expect(check && isOverridable(check)).toBe(false)
  })

  test.each<[string, Partial<TypedAmount>, bigint]>([
    ['ten times as many units of a token', { decimals: 7 }, 1_000_000_000n],
    ['one unit less', {}, 99_999_999n],
    ['an amount that is nowhere in the data', { place: 'data' }, 1_000_000_000n],
    ['a call that is not there', { call: 7 }, 100_000_000n],
    ['a word that is not there', { place: 9 }, 100_000_000n],
    ['more decimals than the token has', { text: '0.0000001' }, 1n],
  ])('error: %s', (_, changes, units) => {
    expect(checkTypedAmounts([{ ...inToken, ...changes }], batch(units), context)).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining('TUSD') },
    ])
  })

  test.each([
    ['that was not asked', undefined],
    ['that did not answer', { ok: false, reason: 'timeout' }],
    ['that has none', { ok: true, value: { symbol: 'TUSD', decimals: null } }],
  ] as const)('error: decimals of a token %s leave the amount unchecked', (_, read) => {
    const checks = checkTypedAmounts([inToken], batch(100_000_000n), { ...context, chainOf: () => read })
    expect(checks).toMatchObject([{ verdict: 'unchecked', reason: expect.stringContaining(token) }])
  })
})
