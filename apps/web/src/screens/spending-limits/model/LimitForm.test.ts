import { parseUnits } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import { checkLimit, type LimitForm } from './LimitForm.ts'
import { MOST_UNITS, type LimitModule, type SpendingLimit } from './SpendingLimit.ts'

const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const dana = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const module: LimitModule = {
  address: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  version: '0.1.1',
  isEnabled: true,
  isDevelopment: true,
  delegates: [dana],
}
const limit: SpendingLimit = {
  module: module.address,
  delegate: dana,
  token: usd,
  symbol: 'TUSD',
  decimals: 6,
  amount: 500_000_000n,
  spent: 120_000_000n,
  resetMinutes: 1440,
  nextReset: 0,
}
const tokens = [
  { token: null, symbol: 'ETH', decimals: 18 },
  { token: usd, symbol: 'TUSD', decimals: 6 },
] as const
const form: LimitForm = {
  beneficiary: dana,
  address: dana,
  token: usd,
  amount: '500',
  resetMinutes: 1440,
  startsAgain: false,
}
const check = (fields: Partial<LimitForm>) =>
  checkLimit({ ...form, ...fields }, { safe, module, limits: [limit], tokens })

describe('checkLimit', () => {
  test('behavior: amounts up to 96 bits are accepted, in any token', () => {
    expect(check({ amount: '79228162514264337593543.950335' }).amount).toBe(MOST_UNITS)
    expect(check({ amount: '0.000000000000000001', token: null }).amount).toBe(1n)
    // An amount that a signed number of 96 bits could not hold.
    const upperHalf = parseUnits('50000000000000000000000', 6)
    expect(check({ amount: '50000000000000000000000' }).amount).toBe(upperHalf.ok && upperHalf.value)
  })

  test('error: one unit more is refused with the largest amount and the difference', () => {
    expect(check({ amount: '79228162514264337593543.950336' }).problems.amount).toBe(
      'The largest amount of the module is 79,228,162,514,264,337,593,543.950335 TUSD; this is 0.000001 more.',
    )
  })

  test('behavior: a limit for the same beneficiary and token is replaced; an equal one is no change', () => {
    expect(check({ amount: '700' })).toMatchObject({ replaced: limit, amount: 700_000_000n })
    expect(check({}).problems.amount).toBe('This limit exists already. Change the amount or the reset.')
    expect(check({ startsAgain: true }).amount).toBe(500_000_000n)
    expect(check({ resetMinutes: 0 }).amount).toBe(500_000_000n)
    expect(check({ token: null }).replaced).toBeNull()
  })

  test.each([
    [{ beneficiary: ' ', address: null }, 'Enter the address of the beneficiary.'],
    [{ beneficiary: 'dana', address: null }, 'Enter an address, or a name that resolves to one.'],
    [{ address: safe }, 'This is the account itself. It needs no limit.'],
    [{ address: '0x0000000000000000000000000000000000000000' }, 'No key controls the zero address.'],
  ] as const)('error: beneficiary %o', (fields, sentence) => {
    expect(check(fields).problems.beneficiary).toBe(sentence)
    expect(check(fields).amount).toBeNull()
  })

  test('error: two beneficiaries that the module cannot distinguish are refused', () => {
    const twin = `0x${'1'.repeat(28)}${dana.slice(-12)}` as const
    expect(check({ address: twin }).problems.beneficiary).toContain(`those of ${dana}`)
  })

  test.each([
    ['', /amount/i],
    ['0', /above zero/],
    ['1.0000001', /TUSD has 6/],
    ['-1', /./],
    ['abc', /./],
  ])('error: amount %j', (amount, sentence) => {
    expect(check({ amount }).problems.amount).toMatch(sentence)
  })
})
