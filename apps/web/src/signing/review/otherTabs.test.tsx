import { type Check, overrideSentence } from '@countersign/safe/checks'
import { afterEach, expect, test } from 'vitest'
import { addOverrides, overridesOf } from './overrideStore.ts'
import { findStop, stopSigning } from './stopStore.ts'

const subject = {
  chainId: '1',
  safe: '0x1111111111111111111111111111111111111111',
  hash: `0x${'ab'.repeat(32)}`,
} as const
const check: Check = {
  id: 'account-code',
  verdict: 'danger',
  title: 'The account’s code was changed',
  reason: 'It is unknown.',
}

afterEach(() => localStorage.clear())

test('security: a stop that another tab stored counts in a tab in which no component shows it', () => {
  expect(findStop(subject)).toBeNull()
  localStorage.setItem('countersign.stops', JSON.stringify([{ ...subject, reason: 'Another signer.', at: 1 }]))
  expect(findStop(subject)?.reason).toBe('Another signer.')
  localStorage.removeItem('countersign.stops')
  expect(findStop(subject)).toBeNull()
  stopSigning(subject, 'Another hash.')
  expect(findStop(subject)?.reason).toBe('Another hash.')
})

test('security: an override that another tab revoked does not count', () => {
  addOverrides(subject, [{ check, typed: overrideSentence(check) }])
  expect(overridesOf(subject).map(({ checkId }) => checkId)).toEqual([check.id])
  localStorage.setItem('countersign.overrides', '[]')
  expect(overridesOf(subject)).toEqual([])
})
