import { expect, test } from 'vitest'
import { isRecord } from './isRecord.ts'

test('behavior: only objects with named fields are records', () => {
  expect([{}, { owner: '0x' }, Object.create(null)].every(isRecord)).toBe(true)
  expect([null, undefined, [], ['0x'], '0x', 1, () => ({})].some(isRecord)).toBe(false)
})
