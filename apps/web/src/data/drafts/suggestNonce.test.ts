import { expect, test } from 'vitest'
import { suggestNonce } from './suggestNonce.ts'

const nonces = { currentNonce: 5, recommendedNonce: 9 }

test('behavior: a gap in the queue is used, as the forms do it', () => {
  expect(suggestNonce(nonces, { queued: [5n, 6n, 6n, 8n], isFailed: false, hasMore: false })).toBe(7n)
})

test('behavior: what cannot be known is left to the service', () => {
  expect(suggestNonce(nonces, { queued: null, isFailed: true, hasMore: false })).toBe(9n)
  expect(suggestNonce(nonces, { queued: null, isFailed: false, hasMore: false })).toBeNull()
  expect(suggestNonce(nonces, { queued: [5n, 6n], isFailed: false, hasMore: true })).toBe(9n)
})
