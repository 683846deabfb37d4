import { findSafeDeployment, listMasterCopies } from '@countersign/chains'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { UpgradeAnswer } from '@countersign/safe/upgrade'
import { expect, test } from 'vitest'
import { chooseUpgrade, possibleUpgrades } from './chooseUpgrade.ts'

const [from] = listMasterCopies()
if (!from) throw new Error('There is no master copy.')
const plan: UpgradeAnswer = {
  kind: 'plan',
  plan: {
    from,
    to: { address: findSafeDeployment('1.4.1', 'Safe')?.address ?? ZERO_ADDRESS, version: '1.4.1', l2: false },
    handler: { kind: 'kept', handler: null, isPublished: false },
    contracts: [],
    call: { to: ZERO_ADDRESS, value: 0n, data: '0x', operation: 0 },
    isFirstOnly: false,
    voidsSignatures: false,
  },
}
const refused = (code: 'not-newer' | 'missing-code' | 'other-code'): UpgradeAnswer => ({
  kind: 'refused',
  refusal: { code, reason: '' },
})
const of = (older: UpgradeAnswer, newer: UpgradeAnswer) =>
  [
    { target: '1.4.1', answer: older },
    { target: '1.5.0', answer: newer },
  ] as const

test('behavior: chooses the requested version, else the recommended, else a possible one', () => {
  expect(chooseUpgrade(of(plan, plan), '1.5.0', '1.4.1')?.target).toBe('1.5.0')
  expect(chooseUpgrade(of(plan, plan), null, '1.5.0')?.target).toBe('1.5.0')
  expect(chooseUpgrade(of(plan, plan), null, null)?.target).toBe('1.4.1')
  expect(chooseUpgrade(of(refused('not-newer'), plan), '1.4.1', '1.4.1')?.target).toBe('1.5.0')
  expect(chooseUpgrade(of(plan, refused('missing-code')), null, '1.5.0')?.target).toBe('1.4.1')
})

test('error: a refusal is shown if no version is possible, and nothing if the newest version is in use', () => {
  expect(chooseUpgrade(of(refused('other-code'), refused('other-code')), null, null)?.target).toBe('1.4.1')
  expect(chooseUpgrade(of(refused('not-newer'), refused('not-newer')), '1.5.0', '1.4.1')).toBeUndefined()
  expect(possibleUpgrades(of(refused('not-newer'), refused('missing-code')))).toHaveLength(1)
})
