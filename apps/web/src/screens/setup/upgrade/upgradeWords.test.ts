import { listMasterCopies } from '@countersign/chains'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { describe, expect, test } from 'vitest'
import { chainState } from '../../../testing/proposalFixture.ts'
import { signersWords, staysOf, upgradeNotes, wayOut } from './upgradeWords.ts'

const [from] = listMasterCopies()
const to = listMasterCopies().at(-1)
if (!from || !to) throw new Error('There are no master copies.')
const [first, second] = chainState.owners
if (!first || !second) throw new Error('The account has no owners.')
const plan = (changes: Partial<UpgradePlan> = {}): UpgradePlan => ({
  from,
  to,
  handler: { kind: 'replaced', from: null, fromName: null, to: ZERO_ADDRESS },
  contracts: [],
  call: { to: ZERO_ADDRESS, value: 0n, data: '0x', operation: 1 },
  isFirstOnly: false,
  voidsSignatures: false,
  ...changes,
})
const idsOf = (changes: Partial<UpgradePlan>) => upgradeNotes(plan(changes), 7n).map(({ id }) => id)

describe('upgradeNotes, staysOf and wayOut', () => {
  test('behavior: the signers of the upgrade', () => {
    expect(signersWords({ owners: [first, second], threshold: 1 })).toBe('Any one of 2 owners signs.')
    expect(signersWords({ owners: [first, second], threshold: 2 })).toBe('All 2 owners sign.')
    expect(signersWords({ owners: [first], threshold: 1 })).toBe('The only owner signs.')
  })

  test('behavior: no notes for an ordinary upgrade', () => {
    expect(idsOf({})).toEqual([])
  })

  test('security: existing signatures become invalid, with the first affected nonce', () => {
    const [note] = upgradeNotes(plan({ voidsSignatures: true }), 7n)
    expect(note).toMatchObject({ id: 'signatures', text: expect.stringContaining('a number above 7') })
  })

  test('behavior: a handler that stays is mentioned with the reason', () => {
    const kept = (handler: typeof ZERO_ADDRESS | null, isPublished: boolean) =>
      ({ handler: { kind: 'kept', handler, isPublished } }) as const
    expect(idsOf(kept(first, false))).toEqual(['handler'])
    expect(idsOf(kept(first, true))).toEqual([])
    expect(idsOf(kept(null, false))).toEqual(['no-handler'])
    expect(idsOf({ ...kept(first, false), voidsSignatures: true, isFirstOnly: true })).toEqual([
      'signatures',
      'first',
      'handler',
    ])
  })

  test('behavior: unchanged values are those of the account', () => {
    const rows = staysOf(plan(), { ...chainState, modules: [first], guard: second })
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
      'Owners and threshold': '2 of 3',
      'Modules and their limits': '1 module',
      Guards: 'The same',
    })
    expect(rows.map(({ label }) => label)).not.toContain('Fallback handler')
  })

  test('error: each refusal but one has a remedy', () => {
    for (const code of ['unknown-code', 'other-code', 'missing-code', 'unread-code'] as const)
      expect(wayOut({ code, reason: '' })).toMatch(/\.$/)
    expect(wayOut({ code: 'not-newer', reason: '' })).toBeNull()
  })
})
