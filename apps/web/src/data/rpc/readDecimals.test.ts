import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readDecimals } from './readDecimals.ts'

const answer = (value: bigint) => numberToHex(value, { size: 32 })

test('behavior: decimals are what fits in eight bits', () => {
  expect(readDecimals(answer(18n))).toBe(18)
  expect(readDecimals(answer(255n))).toBe(255)
})

test('error: a token that answers nothing, or a number no amount could be written with, has none', () => {
  expect(readDecimals('0x')).toBeNull()
  expect(readDecimals('0x12')).toBeNull()
  expect(readDecimals(answer(256n))).toBeNull()
  expect(readDecimals(answer(2n ** 256n - 1n))).toBeNull()
})
