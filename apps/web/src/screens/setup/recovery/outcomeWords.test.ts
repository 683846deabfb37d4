import { expect, test } from 'vitest'
import { outcomeWords } from './outcomeWords.ts'

const endedAt = BigInt(Date.UTC(2026, 10, 25, 14, 10)) / 1000n
const titleOf = (...[ended]: Parameters<typeof outcomeWords>) => outcomeWords(ended, 'Local chain').title

test('behavior: each outcome has a text, with its time if known', () => {
  expect(titleOf({ outcome: 'executed', endedAt }, '')).toBe('Executed on 25 Nov 2026, 14:10 UTC')
  expect(titleOf({ outcome: 'executed', endedAt: null }, '')).toBe('Executed')
  expect(titleOf({ outcome: 'cancelled', endedAt }, '')).toBe('Cancelled on 25 Nov 2026, 14:10 UTC')
  expect(outcomeWords({ outcome: 'lapsed', endedAt }, 'Local chain').text).toContain('skipped on 25 Nov 2026')
  expect(outcomeWords({ outcome: 'not-executed', endedAt: null }, 'Local chain').text).toContain('did not return which')
})

test('security: an unknown outcome is shown as unknown', () => {
  expect(titleOf(null, '')).toBe('The outcome is not known')
})
