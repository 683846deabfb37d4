import fc from 'fast-check'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { bytesToHex } from '../hex/bytesToHex.ts'
import { keccak256Light } from './keccak256Light.ts'

test('behavior: gives the published digests of nothing and of "abc"', () => {
  expect(bytesToHex(keccak256Light(new Uint8Array()))).toBe(
    '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  )
  expect(bytesToHex(keccak256Light(new TextEncoder().encode('abc')))).toBe(
    '0x4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  )
})

test('behavior: agrees with an independent implementation at every length around the block size', () => {
  for (let length = 0; length <= 3 * 136 + 1; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255)
    expect(bytesToHex(keccak256Light(bytes))).toBe(keccak256(bytes))
  }
})

test('behavior: agrees with an independent implementation on random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(bytesToHex(keccak256Light(bytes))).toBe(keccak256(bytes))
    }),
  )
})

test('behavior: leaves the input unchanged and returns a new digest each time', () => {
  const bytes = new Uint8Array([1, 2, 3])
  const first = keccak256Light(bytes)
  first.fill(0)
  expect(bytes).toEqual(new Uint8Array([1, 2, 3]))
  expect(keccak256Light(bytes)).not.toEqual(first)
})
