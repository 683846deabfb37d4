import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { checkForm } from './checkForm.ts'
import type { NewAccountForm } from './NewAccountForm.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const bob: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const coin = { token: ZERO_ADDRESS, symbol: 'ETH', decimals: 18, balance: 3n * 10n ** 18n }
const form: NewAccountForm = { name: 'Payroll', others: [], threshold: 1, version: null, funding: [], salt: '1' }
const other = (address: Address | null, text = String(address)) => ({ id: text, text, address })
const pay = (...amounts: string[]) =>
  amounts.map((amount, index) => ({ id: String(index), token: ZERO_ADDRESS, amount }))
const check = (change: Partial<NewAccountForm>) => checkForm({ ...form, ...change }, safe, [coin])

describe('the form of an account below', () => {
  it('behavior: this account as the only owner is valid', () => {
    expect(check({})).toMatchObject({ all: [], everyone: [safe], funding: [] })
    expect(check({ others: [other(bob)], threshold: 2 }).everyone).toEqual([safe, bob])
  })

  it('error: name, owners and threshold are validated', () => {
    expect(check({ name: ' ' }).name).toMatch(/^Enter a name for the account/)
    expect(check({ name: 'x'.repeat(51) }).name).toContain('51 characters')
    expect(check({ others: [other(safe)] }).all).toEqual([`${safe} is listed twice. Every owner counts once.`])
    expect(check({ others: [other(null, '')] }).everyone).toBeNull()
    expect(check({ others: [other(null, 'bob')] }).all).toEqual(['This owner has no valid address yet.'])
    expect(check({ threshold: 2 }).threshold).toBe('The threshold is 2, but there is only 1 owner.')
  })

  it('behavior: amounts of one token add up, and the amount that exceeds the balance shows by how much', () => {
    expect(check({ funding: pay('2', '', '1') })).toMatchObject({
      all: [],
      funding: [{ amount: 2n * 10n ** 18n }, { amount: 10n ** 18n }],
    })
    expect(check({ funding: pay('2', '1.5') }).amounts).toEqual(
      new Map([['1', '0.50 ETH more than this account holds']]),
    )
  })

  it('error: an amount of zero, of no number, or of a token that is not held', () => {
    expect(check({ funding: pay('0') }).all).toEqual(['Enter an amount above zero, or leave it empty.'])
    expect(check({ funding: pay('much') }).all).toHaveLength(1)
    expect(check({ funding: [{ id: 'a', token: bob, amount: '1' }] }).all).toEqual([
      'Choose a token that this account holds.',
    ])
  })
})
