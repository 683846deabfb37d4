import { expect, it } from 'vitest'
import { failureWords } from './failureWords.ts'

it('error: a transaction replaced in the wallet moved nothing, leaves the number unused, and can be executed again', () => {
  const { title, after, retry } = failureWords('replaced')
  expect(title).toBe('Replaced in the wallet, nothing moved')
  expect(after('1')).toContain('Number 1 is still unused')
  expect(retry).toBe('Execute again')
})

it('error: only a transaction whose signatures can still be used is offered again', () => {
  const failures = [
    'reverted',
    'replaced',
    'cancelled',
    'not-relayed',
    'timeout',
    'nonce-taken',
    'inner-failed',
  ] as const
  const isOffered = (failure: (typeof failures)[number]) => failureWords(failure).retry !== null
  expect(failures.filter((failure) => !isOffered(failure))).toEqual(['nonce-taken', 'inner-failed'])
})
