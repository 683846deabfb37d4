import { expect, test } from 'vitest'
import { versionDisagreement } from './versionDisagreement.ts'

test('behavior: nothing is said where the service judges the version as the page does', () => {
  expect(versionDisagreement('outdated', 'OUTDATED')).toBeNull()
  expect(versionDisagreement('current', 'UP_TO_DATE')).toBeNull()
  expect(versionDisagreement('unknown', 'UNKNOWN')).toBeNull()
})

test('security: a service that judges the version otherwise than the page is quoted', () => {
  expect(versionDisagreement('outdated', 'UP_TO_DATE')).toBe('The service says that the version is up to date.')
  expect(versionDisagreement('current', 'OUTDATED')).toBe('The service says that the version is outdated.')
  expect(versionDisagreement('unknown', 'UP_TO_DATE')).toBe('The service says that the version is up to date.')
  expect(versionDisagreement('current', 'UNKNOWN')).toBe('The service does not know this contract.')
})
