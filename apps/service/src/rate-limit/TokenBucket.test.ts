import { expect, test } from 'vitest'
import { createTokenBucket } from './TokenBucket.ts'

test('behavior: a burst passes, a flood is told when to retry, and waiting restores the budget', () => {
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

test('behavior: the wait is in whole seconds, however slow the refill', () => {
  const bucket = createTokenBucket(1, () => 0)
  expect(bucket.take('a')).toBe(0)
  expect(bucket.take('a')).toBe(60)
})

test('behavior: a clock that is set back locks no client out', () => {
  let now = 7_200_000
  const bucket = createTokenBucket(60, () => now)
  expect(bucket.take('a')).toBe(0)
  now = 0
  expect(bucket.take('a')).toBe(0)
})

test('behavior: a scan from many addresses does not grow memory, and a known client keeps its level', () => {
  const bucket = createTokenBucket(2, () => 0, 100)
  bucket.take('known')
  for (let address = 0; address < 10_000; address++) {
    bucket.take(`scan ${address}`)
    if (address % 50 === 0) bucket.take('known')
  }
  expect(bucket.take('known')).toBeGreaterThan(0)
  expect(bucket.take('scan 0')).toBe(0)
})
