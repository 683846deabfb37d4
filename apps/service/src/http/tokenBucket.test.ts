import { expect, test } from 'vitest'
import { createTokenBucket } from './tokenBucket.ts'

test('behavior: a burst passes, a flood is told when to come back, and waiting helps', () => {
  let now = 0
  const bucket = createTokenBucket(60, () => now)
  for (let request = 0; request < 60; request++) expect(bucket.take('a')).toBe(0)
  expect(bucket.take('a')).toBe(1)
  expect(bucket.take('b')).toBe(0)
  now = 999
  expect(bucket.take('a')).toBe(1)
  now = 1000
  expect(bucket.take('a')).toBe(0)
  expect(bucket.take('a')).toBe(1)
})

test('behavior: the wait is named in whole seconds, however slow the refill', () => {
  const bucket = createTokenBucket(1, () => 0)
  expect(bucket.take('a')).toBe(0)
  expect(bucket.take('a')).toBe(60)
})

test('behavior: a clock that is set back locks nobody out', () => {
  let now = 7_200_000
  const bucket = createTokenBucket(60, () => now)
  expect(bucket.take('a')).toBe(0)
  now = 0
  expect(bucket.take('a')).toBe(0)
})
