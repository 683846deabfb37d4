import { expect, test } from 'vitest'
import { fingerprintOf, PROJECTION_FINGERPRINT, PROJECTION_NUMBER, projectionStatements } from './projection.ts'

test('behavior: the number of the projection grows when its statements change', () => {
  const fingerprint = fingerprintOf(projectionStatements())
  expect(
    fingerprint,
    `The tables, indexes or triggers of the projection changed. In projection.ts set PROJECTION_NUMBER to ${PROJECTION_NUMBER + 1} and PROJECTION_FINGERPRINT to '${fingerprint}'.`,
  ).toBe(PROJECTION_FINGERPRINT)
})
