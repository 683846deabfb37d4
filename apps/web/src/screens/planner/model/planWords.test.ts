import { expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import { differenceWords, leftOutWords, plannedWords } from './planWords.ts'

const [a, b, c]: Address[] = ['a1', 'b2', 'c3'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c) throw new TypeError('three addresses')
const named = (address: Address) => (address === a ? 'Alice' : 'Bob')
const planned = (differences: readonly SettingsDifference[]) =>
  plannedWords({ kind: 'planned', differences, upgrade: null, calls: [], leftOut: [] })

test('behavior: an owner who goes and one who comes are one replacement; the rest is counted by itself', () => {
  expect(
    planned([
      { type: 'owner-added', address: a },
      { type: 'owner-added', address: b },
      { type: 'owner-removed', address: c },
      { type: 'threshold', before: 2, after: 3 },
      { type: 'module-removed', address: a },
      { type: 'fallbackHandler', before: null, after: a },
    ]),
  ).toEqual([
    '1 owner replaced',
    '1 owner added',
    'signatures needed 2 → 3',
    '1 module switched off',
    'another fallback handler',
  ])
  expect(planned([])).toEqual([])
})

test('behavior: a difference of two plans is a clause with names', () => {
  expect(differenceWords({ type: 'owner-removed', address: a }, named)).toBe('Alice is no longer an owner')
  expect(differenceWords({ type: 'version', before: 'keep', after: '1.4.1' }, named)).toBe(
    'contract version as it is → 1.4.1',
  )
  expect(differenceWords({ type: 'scope', part: 'modules', isSet: true }, named)).toContain('modules')
})

test('behavior: what is left out says why', () => {
  expect(leftOutWords({ part: 'module', address: a, why: 'no-contract' }, named)).toContain('module Alice')
  expect(leftOutWords({ part: 'version', why: 'refused', reason: 'Other code.' }, named)).toContain('Other code.')
  expect(leftOutWords({ part: 'version', why: 'newer' }, named)).not.toBe(
    leftOutWords({ part: 'version', why: 'unread' }, named),
  )
})
