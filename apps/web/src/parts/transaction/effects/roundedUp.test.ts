import { expect, test } from 'vitest'
import { roundedUp } from './roundedUp.ts'

test.each([
  [0n, 0n],
  [999n, 999n],
  [118_809_340_159_314n, 119_000_000_000_000n],
  [1_600_000_000_000_000n, 1_600_000_000_000_000n],
  [9_991n, 10_000n],
])('behavior: %s wei is at most %s', (wei, most) => {
  expect(roundedUp(wei)).toBe(most)
})
