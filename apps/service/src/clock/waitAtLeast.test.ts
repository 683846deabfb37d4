import { expect, test } from 'vitest'
import { waitAtLeast } from './waitAtLeast.ts'

test('behavior: a wait is never shorter than requested, fractions of a millisecond included', async () => {
  for (let round = 0; round < 50; round += 1) {
    const from = performance.now()
    await waitAtLeast(2.9)
    expect(performance.now() - from).toBeGreaterThanOrEqual(2.9)
  }
})
