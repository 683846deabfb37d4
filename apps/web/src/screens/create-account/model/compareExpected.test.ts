import { expect, test } from 'vitest'
import { compareExpected } from './compareExpected.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

test('behavior: an expected address is compared in any spelling, also with the prefix of its network', () => {
  for (const typed of [address, address.toLowerCase(), ` ${address} `, `eth:${address}`])
    expect(compareExpected(typed, address)).toBe('same')
  expect(compareExpected(other, address)).toBe('other')
})

test('behavior: without a typed address, or before the other one is computed, nothing is compared', () => {
  expect(compareExpected(undefined, address)).toBeNull()
  expect(compareExpected('  ', address)).toBeNull()
  expect(compareExpected(address, undefined)).toBeNull()
  expect(compareExpected('0x12', address)).toBeNull()
})
