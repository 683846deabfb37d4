import { expect, test } from 'vitest'
import { versionDisagreement } from './versionDisagreement.ts'

test('behavior: there is no note when service and page agree about the version', () => {
  expect(versionDisagreement('outdated', 'OUTDATED')).toBeNull()
  expect(versionDisagreement('current', 'UP_TO_DATE')).toBeNull()
  expect(versionDisagreement('unknown', 'UNKNOWN')).toBeNull()
})

test('security: there is a note when service and page disagree about the version', () => {
  expect(versionDisagreement('outdated', 'UP_TO_DATE')).toBe('The service says that the version is up to date.')
  expect(versionDisagreement('current', 'OUTDATED')).toBe('The service says that the version is outdated.')
  expect(versionDisagreement('unknown', 'UP_TO_DATE')).toBe('The service says that the version is up to date.')
  expect(versionDisagreement('current', 'UNKNOWN')).toBe('The service does not know this contract.')
})
