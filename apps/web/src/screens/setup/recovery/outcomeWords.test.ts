import { expect, test } from 'vitest'
import { outcomeWords } from './outcomeWords.ts'

const endedAt = BigInt(Date.UTC(2026, 10, 25, 14, 10)) / 1000n
const titleOf = (...[ended]: Parameters<typeof outcomeWords>) => outcomeWords(ended, 'Local chain').title

test('behavior: each outcome has its words, and the time where it is known', () => {
  expect(titleOf({ outcome: 'executed', endedAt }, '')).toBe('Carried out on 25 Nov 2026, 14:10 UTC')
  expect(titleOf({ outcome: 'executed', endedAt: null }, '')).toBe('Carried out')
  expect(titleOf({ outcome: 'cancelled', endedAt }, '')).toBe('Cancelled on 25 Nov 2026, 14:10 UTC')
  expect(outcomeWords({ outcome: 'lapsed', endedAt }, 'Local chain').text).toContain('passed over on 25 Nov 2026')
  expect(outcomeWords({ outcome: 'not-executed', endedAt: null }, 'Local chain').text).toContain('do not say which')
})

test('security: an outcome that is not known is said to be not known', () => {
  expect(titleOf(null, '')).toBe('How it ended is not known')
})
