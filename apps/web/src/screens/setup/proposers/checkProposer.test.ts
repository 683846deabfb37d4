import type { Address } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { checkProposer } from './checkProposer.ts'
import { EMPTY_FORM, type ProposerForm } from './ProposerForm.ts'

const [safe, alice, bob, bot] = ['5', '1', '2', '3'].map((digit) => `0x${digit.repeat(40)}` as Address)
if (!safe || !alice || !bob || !bot) throw new Error('unreachable')
const now = Date.UTC(2026, 10, 23, 12)
const around = { safe, owners: [alice, bob], known: [], signer: alice, now }
const form = (fields: Partial<ProposerForm> = {}): ProposerForm => ({
  ...EMPTY_FORM,
  address: bot,
  text: bot,
  label: 'Pay bot',
  ...fields,
})
const given: Delegation = { proposer: bot, addedBy: alice, label: 'Bot', endsAt: null, addedAt: 1, isForAll: false }

describe('checkProposer', () => {
  test('behavior: an address that is no owner, with a label, is valid', () => {
    expect(checkProposer(form(), around)).toEqual({
      problems: { address: null, label: null, day: null },
      replaced: null,
      endsAt: null,
      isReady: true,
    })
  })
  test.each([
    [null, 'Enter the address of the proposer.'],
    [safe, 'This is the account itself. It cannot be its own proposer.'],
    [alice, 'This is an owner. Owners can propose already.'],
    ['0x0000000000000000000000000000000000000000', 'This address has no key, so it cannot sign a proposal.'],
    ['0x0000000000000000000000000000000000000001', 'This address has no key, so it cannot sign a proposal.'],
  ] as const)('error: %s', (address, words) => {
    expect(checkProposer(form({ address }), around)).toMatchObject({ problems: { address: words }, isReady: false })
  })
  test('error: the label is required, has at most 50 characters, and all of them are visible', () => {
    const words = (label: string) => checkProposer(form({ label }), around).problems.label
    expect(words('  ')).toMatch(/^Enter a label/)
    expect(words('x'.repeat(50))).toBeNull()
    expect(words('x'.repeat(51))).toBe('The label is too long. The limit is 50 characters.')
    expect(words('Pay\u202ebot')).toMatch(/invisible/)
  })
  test('behavior: it ends after a term, or at the end of the chosen day in UTC', () => {
    expect(checkProposer(form({ term: 'month' }), around).endsAt).toBe(now + 30 * 86_400_000)
    expect(checkProposer(form({ term: 'own', day: '2026-12-31' }), around)).toMatchObject({
      endsAt: Date.UTC(2026, 11, 31, 23, 59, 59),
      isReady: true,
    })
    expect(checkProposer(form({ term: 'own', day: '2026-11-23' }), around).isReady).toBe(true)
  })
  test.each([
    ['', 'Enter the last day.'],
    ['2026-13-40', 'Enter the last day.'],
    ['2026-11-22', 'This day is in the past. Choose a later one.'],
  ])('error: the day %s', (day, words) => {
    expect(checkProposer(form({ term: 'own', day }), around)).toMatchObject({
      problems: { day: words },
      isReady: false,
    })
  })
  test('behavior: an entry by the same owner is replaced; one by another owner, or for all accounts, is not', () => {
    expect(checkProposer(form(), { ...around, known: [given] }).replaced).toBe(given)
    expect(checkProposer(form(), { ...around, known: [{ ...given, addedBy: bob }] }).replaced).toBeNull()
    expect(checkProposer(form(), { ...around, known: [{ ...given, isForAll: true }] }).replaced).toBeNull()
  })
})
