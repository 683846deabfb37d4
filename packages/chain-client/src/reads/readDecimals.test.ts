import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readDecimals } from './readDecimals.ts'

const answer = (value: bigint) => numberToHex(value, { size: 32 })

test('behavior: decimals are numbers of eight bits', () => {
  expect(readDecimals(answer(18n))).toBe(18)
  expect(readDecimals(answer(255n))).toBe(255)
})

test('error: a token with an empty answer, or with a number above 255, has no decimals', () => {
  expect(readDecimals('0x')).toBeNull()
  expect(readDecimals('0x12')).toBeNull()
  expect(readDecimals(answer(256n))).toBeNull()
  expect(readDecimals(answer(2n ** 256n - 1n))).toBeNull()
})
