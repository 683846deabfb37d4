import { expect, test } from 'vitest'
import { CborTag, decodeCbor, encodeCbor, type Cbor } from './cbor.ts'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Every example of RFC 8949, appendix A, that consists of the kinds of values that wallets exchange. */
const EXAMPLES: readonly (readonly [string, Cbor])[] = [
  ['00', 0],
  ['01', 1],
  ['0a', 10],
  ['17', 23],
  ['1818', 24],
  ['1819', 25],
  ['1864', 100],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['1b000000e8d4a51000', 1_000_000_000_000],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['c11a514b67b0', new CborTag(1, 1_363_896_240)],
  ['c074323031332d30332d32315432303a30343a30305a', new CborTag(0, '2013-03-21T20:04:00Z')],
  ['d74401020304', new CborTag(23, bytesOf('01020304'))],
  ['d818456449455446', new CborTag(24, bytesOf('6449455446'))],
  ['d82076687474703a2f2f7777772e6578616d706c652e636f6d', new CborTag(32, 'http://www.example.com')],
  ['40', bytesOf('')],
  ['4401020304', bytesOf('01020304')],
  ['60', ''],
  ['6161', 'a'],
  ['6449455446', 'IETF'],
  ['62225c', '"\\'],
  ['62c3bc', '\u00fc'],
  ['63e6b0b4', '\u6c34'],
  ['64f0908591', '\u{10151}'],
  ['80', []],
  ['83010203', [1, 2, 3]],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['98190102030405060708090a0b0c0d0e0f101112131415161718181819', Array.from({ length: 25 }, (_, index) => index + 1)],
  ['a0', new Map()],
  [
    'a201020304',
    new Map([
      [1, 2],
      [3, 4],
    ]),
  ],
]

/** The other examples of the appendix: numbers out of range or below zero, fractions, unknown lengths, keys that are no numbers. */
const REFUSED = [
  '1bffffffffffffffff',
  '20',
  '3863',
  'f90000',
  'fb3ff199999999999a',
  'f97e00',
  'f7',
  'f0',
  'f8ff',
  '5f42010243030405ff',
  '7f657374726561646d696e67ff',
  '9fff',
  'bfff',
  'a26161016162820203',
]

test.each(EXAMPLES)('behavior: the example %s of the standard is read and written', (hex, value) => {
  expect(decodeCbor(bytesOf(hex))).toEqual(value)
  expect(hexOf(encodeCbor(value))).toBe(hex)
})

test.each(REFUSED)('error: the example %s of the standard, which wallets do not exchange, is refused', (hex) => {
  expect(() => decodeCbor(bytesOf(hex))).toThrow(/CBOR/)
})

test.each(['00ff', '1818ff', '4401', '83010203ff', 'a10102ff'])(
  'error: %s, which is cut off or continues, is refused',
  (hex) => {
    expect(() => decodeCbor(bytesOf(hex))).toThrow(/CBOR/)
  },
)

test('error: a map that has a key twice is refused', () => {
  expect(() => decodeCbor(bytesOf('a201020103'))).toThrow('twice')
})
