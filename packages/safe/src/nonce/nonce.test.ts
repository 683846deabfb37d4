import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeNonce } from './describeNonce.ts'
import { firstFreeNonce } from './firstFreeNonce.ts'
import { findNonceGaps } from './findNonceGaps.ts'
import { recommendNonce } from './recommendNonce.ts'

const nonceArbitrary = fc.bigInt(0n, 40n)
const queueArbitrary = fc.array(nonceArbitrary)

test('behavior: gaps are exactly the unused nonces below the last queued one', () => {
  fc.assert(
    fc.property(nonceArbitrary, queueArbitrary, (current, queued) => {
      const listed = findNonceGaps(current, queued).flatMap(({ from, to }) =>
        Array.from({ length: Number(to - from) + 1 }, (_, step) => from + BigInt(step)),
      )
      const last = queued.reduce((max, nonce) => (nonce > max ? nonce : max), -1n)
      const expected = Array.from({ length: 41 }, (_, n) => BigInt(n)).filter(
        (nonce) => nonce >= current && nonce < last && !queued.includes(nonce),
      )
      expect(listed).toEqual(expected)
    }),
  )
})

test('behavior: the recommended nonce is free, at or above the current one, and never a conflict', () => {
  fc.assert(
    fc.property(nonceArbitrary, queueArbitrary, (currentNonce, queuedNonces) => {
      const nonce = recommendNonce(currentNonce, queuedNonces)
      expect(nonce >= currentNonce && queuedNonces.every((queued) => queued < nonce)).toBe(true)
      expect(['next', 'queued', 'gap']).toContain(describeNonce({ nonce, currentNonce, queuedNonces }).kind)
    }),
  )
})

test('behavior: the first free nonce runs as early as possible, without a gap or a conflict', () => {
  fc.assert(
    fc.property(nonceArbitrary, queueArbitrary, (currentNonce, queuedNonces) => {
      const nonce = firstFreeNonce(currentNonce, queuedNonces)
      expect(['next', 'queued']).toContain(describeNonce({ nonce, currentNonce, queuedNonces }).kind)
    }),
  )
})

test.each([
  [3n, [], 'used', 'danger', /Number 3 is already used: the account is at 4/],
  [4n, [], 'next', 'verified', /next to execute/],
  [4n, [4n], 'conflict', 'caution', /already has number 4/],
  [5n, [4n], 'queued', 'verified', /after the transactions queued/],
  [9n, [4n, 6n], 'gap', 'caution', /before number 5 and numbers 7 to 8/],
] as const)('behavior: nonce %s with %s queued is %s', (nonce, queuedNonces, kind, verdict, reason) => {
  const described = describeNonce({ nonce, currentNonce: 4n, queuedNonces })
  expect(described).toMatchObject({ kind, verdict })
  expect(described.reason).toMatch(reason)
})

test('behavior: a conflict after a gap reports both', () => {
  expect(describeNonce({ nonce: 7n, currentNonce: 4n, queuedNonces: [7n] })).toMatchObject({
    kind: 'conflict',
    missing: [{ from: 4n, to: 6n }],
  })
})
