import { describe, expect, test } from 'vitest'
import { readCursor } from './PageCursor.ts'

describe('cursor', () => {
  test.each([
    ['limit=5&offset=10', { limit: 5, offset: 10 }],
    ['offset=10', { limit: 20, offset: 10 }],
    ['limit=5', { limit: 5, offset: 0 }],
    [undefined, { limit: 20, offset: 0 }],
    ['nonsense', { limit: 20, offset: 0 }],
    ['limit=NaN&offset=-3', { limit: 20, offset: 0 }],
    ['limit=-1&offset=1e3', { limit: 20, offset: 0 }],
    ['limit=100000&offset=5', { limit: 100, offset: 5 }],
    ['limit=0', { limit: 1, offset: 0 }],
  ])('behavior: %s', (text, expected) => {
    expect(readCursor(text)).toMatchObject(expected)
  })
})
