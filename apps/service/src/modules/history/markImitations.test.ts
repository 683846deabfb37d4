import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { describe, expect, test } from 'vitest'
import { isImitation, markImitations } from './markImitations.ts'

const token: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const otherToken: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const friend: Address = '0x1230000000000000000000000000000000004567'
const lookAlike: Address = '0x123fffffffffffffffffffffffffffffffff4567'
const stranger: Address = '0x9990000000000000000000000000000000004567'
const info = (value: Address) => ({ value, name: null, logoUri: null })

type Shape = { to?: Address; from?: Address; whole: bigint; token?: Address; isModule?: boolean }

/** An ERC-20 transfer of the account: outgoing with `to`, incoming with `from`. */
const transfer = ({ to, from, whole, token: tokenAddress = token, isModule = false }: Shape): Transaction => ({
  id: 'x',
  timestamp: 0,
  txHash: null,
  txStatus: 'SUCCESS',
  txInfo: {
    type: 'Transfer',
    humanDescription: null,
    sender: info(from ?? stranger),
    recipient: info(to ?? stranger),
    direction: to ? 'OUTGOING' : 'INCOMING',
    transferInfo: {
      type: 'ERC20',
      tokenAddress,
      value: whole * 10n ** 6n,
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      decimals: 6,
      trusted: true,
      imitation: false,
    },
  },
  executionInfo: isModule ? { type: 'MODULE', address: info(stranger) } : null,
  safeAppInfo: null,
  note: null,
})
/** Newest first, as the list is. */
const marks = (...rows: Transaction[]) => markImitations(rows).map(isImitation)

describe('imitations', () => {
  test('behavior: a look-alike that repeats the amount is marked, the genuine payment is not', () => {
    expect(marks(transfer({ to: lookAlike, whole: 100n }), transfer({ to: friend, whole: 100n }))).toEqual([
      true,
      false,
    ])
  })
  test('behavior: one whole token more or less still counts as the same amount', () => {
    expect(marks(transfer({ to: lookAlike, whole: 99n }), transfer({ to: friend, whole: 100n }))).toEqual([true, false])
    expect(marks(transfer({ to: lookAlike, whole: 98n }), transfer({ to: friend, whole: 100n }))).toEqual([
      false,
      false,
    ])
  })
  test('behavior: dust from a look-alike echoes a payment of at least ten of the same token', () => {
    const paid = transfer({ to: friend, whole: 5000n })
    expect(marks(transfer({ from: lookAlike, whole: 0n }), paid)).toEqual([true, false])
    expect(marks(transfer({ from: lookAlike, whole: 0n, token: otherToken }), paid)).toEqual([false, false])
    expect(marks(transfer({ from: lookAlike, whole: 11n }), paid)).toEqual([false, false])
    expect(marks(transfer({ from: lookAlike, whole: 3n }), transfer({ to: friend, whole: 9n }))).toEqual([false, false])
  })
  test('behavior: the same address twice is a regular payment', () => {
    expect(marks(transfer({ to: friend, whole: 100n }), transfer({ to: friend, whole: 100n }))).toEqual([false, false])
  })
  test('behavior: different leading digits are no look-alike', () => {
    expect(marks(transfer({ to: stranger, whole: 100n }), transfer({ to: friend, whole: 100n }))).toEqual([
      false,
      false,
    ])
  })
  test('behavior: three genuine transfers back are compared, marked ones do not use them up', () => {
    const filler = transfer({ to: stranger, whole: 7n })
    const fake = transfer({ to: lookAlike, whole: 100n })
    const paid = transfer({ to: friend, whole: 100n })
    expect(marks(fake, filler, filler, paid)).toEqual([true, false, false, false])
    expect(marks(fake, filler, filler, filler, paid)).toEqual([false, false, false, false, false])
    expect(marks(fake, fake, fake, fake, paid)).toEqual([true, true, true, true, false])
  })
  test('behavior: what owners or modules sent is never marked', () => {
    const own = transfer({ to: lookAlike, whole: 100n, isModule: true })
    expect(marks(own, transfer({ to: friend, whole: 100n }))).toEqual([false, false])
  })
})
