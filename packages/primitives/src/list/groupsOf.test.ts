import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf } from './groupsOf.ts'

test('behavior: groups have the size, the last one what is left, and together they are the list', () => {
  expect(groupsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(groupsOf([], 3)).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (list, size) => {
      const groups = groupsOf(list, size)
      expect(groups.flat()).toEqual(list)
      expect(groups.slice(0, -1).every((group) => group.length === size)).toBe(true)
    }),
  )
})
