import { expect, test } from 'vitest'
import { fingerprintOf, PROJECTION_FINGERPRINT, PROJECTION_NUMBER, projectionStatements } from './projection.ts'

test('behavior: the number of the projection grows when its statements change', () => {
  const fingerprint = fingerprintOf(projectionStatements())
  expect(
    fingerprint,
    `The tables, indexes or triggers of the projection changed. A column that may be null or an index is named in PROJECTION_ADDITIONS and applied in place. For other changes set in projection.ts PROJECTION_NUMBER to ${PROJECTION_NUMBER + 1} and PROJECTION_FINGERPRINT to '${fingerprint}'.`,
  ).toBe(PROJECTION_FINGERPRINT)
})
