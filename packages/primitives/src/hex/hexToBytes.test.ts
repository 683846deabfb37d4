import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hex } from './Hex.ts'
import { bytesToHex } from './bytesToHex.ts'
import { hexToBytes } from './hexToBytes.ts'
import { isHex } from './isHex.ts'

test('behavior: bytes are converted to hex and back exactly, in either case', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const hex = bytesToHex(bytes)
      expect(isHex(hex)).toBe(true)
      expect(hexToBytes(hex)).toEqual(bytes)
      expect(hexToBytes(`0x${hex.slice(2).toUpperCase()}`)).toEqual(bytes)
    }),
  )
})

test.each<Hex>(['0x1', '0x0g', '0xg0', '0x  ', '0x0:', '0x@0', '0x`0'])(
  'error: %s is refused with its code',
  (text) => {
    expect(isHex(text)).toBe(false)
    expect(() => hexToBytes(text)).toThrow(expect.objectContaining({ code: 'hex/malformed', retry: 'never' }))
  },
)
