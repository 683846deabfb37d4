import { expect, test } from 'vitest'
import { createChangeLog } from './createChangeLog.ts'

test('behavior: a key has changed since the positions before its last change', () => {
  const log = createChangeLog()
  const start = log.position()
  log.record(['1:a'])
  const between = log.position()
  log.record(['1:b', '2:a'])
  expect(['1:a', '1:b', '1:c', '1:*', '2:*', '3:*'].filter((key) => log.hasChanged([key], start))).toEqual([
    '1:a',
    '1:b',
    '1:*',
    '2:*',
  ])
  expect(log.hasChanged(['1:a'], between)).toBe(false)
  expect(log.hasChanged(['1:a', '1:b'], between)).toBe(true)
  log.record([])
  expect(log.hasChanged(['1:a', '1:b', '1:*'], log.position())).toBe(false)
})

test('behavior: with too many keys, all positions before count as changed', () => {
  const log = createChangeLog(10)
  log.record(['1:a'])
  const before = log.position()
  log.record(Array.from({ length: 11 }, (_, index) => `1:${index}`))
  expect(log.hasChanged(['9:z'], before)).toBe(true)
  expect(log.hasChanged(['9:z'], log.position())).toBe(false)
})
