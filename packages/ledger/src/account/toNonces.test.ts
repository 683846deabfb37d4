import { expect, test } from 'vitest'
import { explainClosedNonce, toNonces } from './toNonces.ts'

test("behavior: a new transaction follows every known one, and never has a nonce below the account's", () => {
  expect(toNonces(4n, [])).toEqual({ currentNonce: 4, recommendedNonce: 4 })
  expect(toNonces(4n, [7n, 5n])).toEqual({ currentNonce: 4, recommendedNonce: 8 })
  expect(toNonces(4n, [2n])).toEqual({ currentNonce: 4, recommendedNonce: 4 })
})

test('error: a used nonce, and a nonce above the maximum', () => {
  expect(explainClosedNonce(4n, 4n)).toBeNull()
  expect(explainClosedNonce(3n, 4n)).toBe('Nonce 3 is already used: the account is at 4.')
  expect(explainClosedNonce(2n ** 31n, 4n)).toMatch('is above')
})
