import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mail as example } from '../../testing/mailTypedData.ts'
import { typedDataArbitrary } from '../../testing/typedDataArbitrary.ts'
import { hashMessagePayload, hashTypedData, type TypedData } from '../index.ts'
import { witnessPayload, witnessTypedData } from './index.ts'

const { EIP712Domain: _domain, ...types } = example.types
/** Its domain and primary type must be inferred. */
const mail = { domain: example.domain, types, message: example.message } satisfies TypedData

test('behavior: the example of EIP-712, with domain and primary type inferred', () => {
  expect(witnessTypedData(mail)).toBe('0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2')
})

test('behavior: any typed data has the same hash as in the first implementation', () => {
  fc.assert(
    fc.property(typedDataArbitrary, (data) => {
      expect(witnessTypedData(data)).toBe(hashTypedData(data))
    }),
    { numRuns: 500 },
  )
})

test('behavior: the domain alone, an empty primary type, a text beside typed data', () => {
  const alone = { ...mail, primaryType: 'EIP712Domain' }
  expect(witnessTypedData(alone)).toBe(hashTypedData(alone))
  expect(witnessTypedData({ ...mail, primaryType: '' })).toBe(witnessTypedData(mail))
  expect([witnessPayload('Hello'), witnessPayload(mail)]).toEqual([
    hashMessagePayload('Hello'),
    hashMessagePayload(mail),
  ])
})

test('behavior: a list longer than the maximum number of call arguments', () => {
  const types = { Long: [{ name: 'all', type: 'uint8[]' }] }
  const data = { domain: {}, types, message: { all: Array<number>(300_000).fill(7) } }
  expect(witnessTypedData(data)).toBe(hashTypedData(data))
})

describe('data that the first implementation refuses is refused', () => {
  const field = (type: string, value: unknown): TypedData => ({
    domain: {},
    types: { T: [{ name: 'x', type }] },
    message: { x: value },
  })
  test.each([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', 128],
    ['int8', '-129'],
    ['uint256', 1.5],
    ['uint256', 2 ** 60],
    ['uint256', '1e3'],
    ['uint256', ''],
    ['uint7', 1],
    ['uint264', 1],
    ['address', '0x12'],
    ['bytes4', '0x123456'],
    ['bytes33', '0x'],
    ['bytes', '0x1'],
    ['bool', 'true'],
    ['bool', 1],
    ['string', 5],
    ['string', undefined],
    ['uint256[2]', [1]],
    ['uint256[]', 'x'],
    ['Unknown', {}],
  ])('error: %s does not take %j', (type, value) => {
    expect(() => hashTypedData(field(type, value))).toThrow()
    expect(() => witnessTypedData(field(type, value))).toThrow(/witness/)
  })

  test('error: a primary type that is unknown or ambiguous', () => {
    const types = { A: [], B: [] }
    for (const primaryType of ['C', 'toString', undefined])
      expect(() => witnessTypedData({ domain: {}, types, primaryType, message: {} })).toThrow(/witness/)
  })
})
