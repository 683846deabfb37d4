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

describe('a proposer before it is added', () => {
  test('behavior: an address that is no owner, with a label, is enough', () => {
    expect(checkProposer(form(), around)).toEqual({
      problems: { address: null, label: null, day: null },
      replaced: null,
      endsAt: null,
      isReady: true,
    })
  })
  test.each([
    [null, 'Enter who may propose.'],
    [safe, 'This is the account itself: it does not propose to itself.'],
    [alice, 'This is an owner, who can propose already.'],
    ['0x0000000000000000000000000000000000000000', 'This address has no key, so it cannot sign a proposal.'],
    ['0x0000000000000000000000000000000000000001', 'This address has no key, so it cannot sign a proposal.'],
  ] as const)('error: %s', (address, words) => {
    expect(checkProposer(form({ address }), around)).toMatchObject({ problems: { address: words }, isReady: false })
  })
  test('error: the label is needed, has at most 50 characters, and each of them can be seen', () => {
    const words = (label: string) => checkProposer(form({ label }), around).problems.label
    expect(words('  ')).toMatch(/^Enter a label/)
    expect(words('x'.repeat(50))).toBeNull()
    expect(words('x'.repeat(51))).toBe('A label has at most 50 characters.')
    expect(words('Pay\u202ebot')).toMatch(/cannot be seen/)
  })
  test('behavior: it ends after a term, or with the chosen day in UTC', () => {
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
    ['2026-11-22', 'This day is over.'],
  ])('error: the day %s', (day, words) => {
    expect(checkProposer(form({ term: 'own', day }), around)).toMatchObject({
      problems: { day: words },
      isReady: false,
    })
  })
  test('behavior: what the same owner gave before is replaced; what another gave, or gave for all accounts, is not', () => {
    expect(checkProposer(form(), { ...around, known: [given] }).replaced).toBe(given)
    expect(checkProposer(form(), { ...around, known: [{ ...given, addedBy: bob }] }).replaced).toBeNull()
    expect(checkProposer(form(), { ...around, known: [{ ...given, isForAll: true }] }).replaced).toBeNull()
  })
})
