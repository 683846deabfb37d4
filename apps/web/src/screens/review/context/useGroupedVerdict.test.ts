import type { Check } from '@countersign/safe/checks'
import { expect, test } from 'vitest'
import { runActOf } from './useGroupedVerdict.ts'

const check = (id: Check['id'], verdict: Check['verdict'] = 'unchecked'): Check => ({
  id,
  verdict,
  title: '',
  reason: '',
})
const here = { canRunTest: true, hasService: true }

test('behavior: a check that could not run has an act where the reader can change that', () => {
  expect(runActOf(check('node'), here)).toBe('add-node')
  expect(runActOf(check('recipients'), here)).toBe('add-contact')
  expect(runActOf(check('simulation'), here)).toBe('run-test')
  expect(runActOf(check('account-state'), here)).toBe('retry')
})

test('behavior: no act for what the reader cannot change, and for checks with a result', () => {
  expect(runActOf(check('execution'), here)).toBeNull()
  expect(runActOf(check('simulation'), { ...here, canRunTest: false })).toBeNull()
  expect(runActOf(check('account-state'), { ...here, hasService: false })).toBeNull()
  expect(runActOf(check('node', 'verified'), here)).toBeNull()
})
