import { expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '@countersign/primitives'
import { compareTargets } from './compareTargets.ts'
import type { SetupTarget } from './SetupTarget.ts'

const alice: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const target: SetupTarget = { owners: [alice], threshold: 1, modules: [], fallbackHandler: null, version: 'keep' }

test('behavior: equal targets have no difference, whatever the order and spelling of owners', () => {
  const other: Address = `0x${alice.slice(2).toLowerCase()}`
  expect(compareTargets(target, { ...target, owners: [other] })).toEqual([])
})

test('behavior: every part that differs is named once', () => {
  const changed: SetupTarget = { owners: [], threshold: 2, modules: 'keep', fallbackHandler: alice, version: '1.4.1' }
  expect(compareTargets(target, changed)).toEqual([
    { type: 'owner-removed', address: alice },
    { type: 'threshold', before: 1, after: 2 },
    { type: 'fallbackHandler', before: null, after: alice },
    { type: 'scope', part: 'modules', isSet: false },
    { type: 'version', before: 'keep', after: '1.4.1' },
  ])
  expect(compareTargets({ ...target, fallbackHandler: 'keep' }, { ...target, modules: [ZERO_ADDRESS] })).toEqual([
    { type: 'module-added', address: ZERO_ADDRESS },
    { type: 'scope', part: 'fallbackHandler', isSet: true },
  ])
})
