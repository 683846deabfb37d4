import type { Check } from '@countersign/safe/checks'
import { expect, it } from 'vitest'
import { comparisonReason } from './useComparison.ts'

const check = (id: Check['id'], verdict: Check['verdict']): Check => ({
  id,
  verdict,
  title: 'Title',
  reason: 'Reason.',
})

it.each([
  ['security: over a danger', [check('delegatecall', 'danger')], 'required, over a danger'],
  ['security: when control of the account changes', [check('settings', 'caution')], 'required, control changes'],
  [
    'security: when a change of control could not be checked',
    [check('settings', 'unchecked')],
    'required, control changes',
  ],
  [
    'behavior: the comparison is optional for a verified transaction without outflow',
    [check('settings', 'verified')],
    null,
  ],
] as const)('%s', (_name, checks, expected) => {
  expect(comparisonReason({ checks, outflows: [] })).toBe(expected)
})
