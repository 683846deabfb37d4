import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { dropLookAlikes } from './mountOwners.ts'

const account = (head: string, tail: string, createdAt: number | null) => ({
  chainId: '1',
  address: `0x${head}${'5'.repeat(40 - head.length - tail.length)}${tail}` as Address,
  createdAt,
})

test('behavior: of two addresses with the same first and last four digits the younger is dropped, in any order', () => {
  const old = account('abcd1', '1234', 10)
  const young = account('ABCD2', '1234', 20)
  expect(dropLookAlikes([young, old])).toEqual([old])
  expect(dropLookAlikes([old, young])).toEqual([old])
})

test('behavior: an account of unknown age counts as the younger', () => {
  const known = account('abcd1', '1234', 20)
  const unknown = account('abcd2', '1234', null)
  expect(dropLookAlikes([unknown, known])).toEqual([known])
})

test('behavior: addresses that are alike at one end only are both kept', () => {
  const rows = [account('abcd', '1234', 1), account('abcd', '1235', 2), account('abce', '1234', 3)]
  expect(dropLookAlikes(rows)).toEqual(rows)
})
