import fc from 'fast-check'
import * as viem from 'viem'
import { describe, expect, test } from 'vitest'
import {
  addressArbitrary,
  bytesArbitrary,
  fixedBytesArbitrary,
  uint256Arbitrary,
} from '@countersign/primitives/testing'
import { mail, mailHash } from '../../testing/mailTypedData.ts'
import { witnessTypedData } from '../witness/index.ts'
import { hashTypedData } from './hashTypedData.ts'
import type { TypedData } from './TypedData.ts'

test('behavior: hashes the example of EIP-712 as in the EIP', () => {
  expect(hashTypedData(mail)).toBe(mailHash)
})

test('behavior: primary type and domain type may be missing', () => {
  const { EIP712Domain: _, ...types } = mail.types
  expect(hashTypedData({ domain: mail.domain, types, message: mail.message })).toBe(mailHash)
  expect(hashTypedData({ ...mail, domain: { ...mail.domain, chainId: '1' }, types })).toBe(mailHash)
  expect(hashTypedData({ ...mail, domain: { ...mail.domain, chainId: '0x1' } })).toBe(mailHash)
})

test('behavior: agrees with an independent implementation on every kind of field', () => {
  const types = {
    Leaf: [
      { name: 'flag', type: 'bool' },
      { name: 'tag', type: 'bytes4' },
    ],
    Root: [
      { name: 'text', type: 'string' },
      { name: 'blob', type: 'bytes' },
      { name: 'word', type: 'bytes32' },
      { name: 'who', type: 'address' },
      { name: 'big', type: 'uint256' },
      { name: 'small', type: 'int64' },
      { name: 'list', type: 'uint256[]' },
      { name: 'grid', type: 'address[2][]' },
      { name: 'leaf', type: 'Leaf' },
      { name: 'leaves', type: 'Leaf[]' },
    ],
  } as const
  const leafArbitrary = fc.record({ flag: fc.boolean(), tag: fixedBytesArbitrary(4) })
  const messageArbitrary = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    blob: bytesArbitrary(),
    word: fixedBytesArbitrary(32),
    who: addressArbitrary,
    big: uint256Arbitrary,
    small: fc.bigInt(-(1n << 63n), (1n << 63n) - 1n),
    list: fc.array(uint256Arbitrary),
    grid: fc.array(fc.tuple(addressArbitrary, addressArbitrary)),
    leaf: leafArbitrary,
    leaves: fc.array(leafArbitrary),
  })
  const domain = { name: 'Test', chainId: 5n, salt: `0x${'7'.repeat(64)}` } as const
  fc.assert(
    fc.property(messageArbitrary, (message) => {
      const expected = viem.hashTypedData({ domain, types, primaryType: 'Root', message })
      expect(hashTypedData({ domain, types, message })).toBe(expected)
      const asText = { ...message, big: message.big.toString(), small: message.small.toString() }
      expect(hashTypedData({ domain, types, message: asText })).toBe(expected)
    }),
  )
})

test('behavior: the types a type uses are sorted by name, whatever their order in the fields', () => {
  const types = {
    Root: [
      { name: 'z', type: 'Zeta' },
      { name: 'a', type: 'Alpha' },
    ],
    Zeta: [{ name: 'm', type: 'Mid' }],
    Mid: [{ name: 'on', type: 'bool' }],
    Alpha: [{ name: 'on', type: 'bool' }],
  } as const
  const message = { z: { m: { on: true } }, a: { on: false } }
  const expected = viem.hashTypedData({ domain: {}, types, primaryType: 'Root', message })
  expect(hashTypedData({ domain: {}, types, message })).toBe(expected)
})

test('behavior: a recursive struct ends with its value', () => {
  const types = {
    Node: [
      { name: 'id', type: 'uint256' },
      { name: 'next', type: 'Node' },
    ],
  }
  const short = hashTypedData({ domain: {}, types, message: { id: 1, next: null } })
  expect(hashTypedData({ domain: {}, types, message: { id: 1 } })).toBe(short)
  expect(hashTypedData({ domain: {}, types, message: { id: 1, next: { id: 2 } } })).not.toBe(short)
})

describe('malformed typed data', () => {
  const field = (type: string, value: unknown): TypedData => ({
    domain: {},
    types: { T: [{ name: 'x', type }] },
    message: { x: value },
  })
  test.each([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', 128],
    ['uint256', 1.5],
    ['uint256', 2 ** 60],
    ['uint256', '1e3'],
    ['uint7', 1],
    ['address', '0x12'],
    ['bytes4', '0x123456'],
    ['bytes33', '0x'],
    ['bytes', '0x1'],
    ['bool', 'true'],
    ['string', 5],
    ['string', undefined],
    ['uint256[2]', [1]],
    ['uint256[]', 'x'],
    ['Unknown', {}],
  ])('error: %s does not take %j, and the error names the field', (type, value) => {
    expect(() => hashTypedData(field(type, value))).toThrow(
      expect.objectContaining({ code: 'message/malformed', message: expect.stringContaining('message.x') }),
    )
  })

  test('error: a primary type that is unknown, missing or ambiguous', () => {
    const types = { A: [], B: [] }
    const code = expect.objectContaining({ code: 'message/malformed' })
    expect(() => hashTypedData({ domain: {}, types, primaryType: 'C', message: {} })).toThrow(code)
    expect(() => hashTypedData({ domain: {}, types, message: {} })).toThrow(/A, B could be/)
    expect(() => hashTypedData({ domain: {}, types: {}, message: {} })).toThrow(code)
    expect(() => hashTypedData({ domain: {}, types, primaryType: 'toString', message: {} })).toThrow(code)
  })

  describe('the work of a hash follows the size of the message', () => {
    const cpuOf = (act: () => void) => {
      const before = process.cpuUsage()
      act()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const long = 'x'.repeat(230_000)

    test('behavior: a long type is hashed once, not for each of its values', () => {
      const types = {
        M: [{ name: 'l', type: 'S[]' }],
        S: [{ name: 't', type: 'T' }],
        T: [{ name: long, type: 'uint8' }],
      }
      const data = { domain: {}, types, message: { l: Array.from({ length: 200 }, () => ({})) } }
      expect(cpuOf(() => expect(hashTypedData(data)).toBe(witnessTypedData(data)))).toBeLessThan(5000)
    })

    test('error: 5,000 types of which each uses the next', () => {
      const types = Object.fromEntries(
        Array.from({ length: 5000 }, (_, at) => [`T${at}`, [{ name: 'next', type: `T${at + 1}` }]]),
      )
      const fields = Array.from({ length: 5000 }, (_, at) => ({ name: `f${at}`, type: `T${at}` }))
      const message = Object.fromEntries(fields.map(({ name }) => [name, {}]))
      const time = cpuOf(() =>
        expect(() =>
          hashTypedData({ domain: {}, types: { ...types, Root: fields }, primaryType: 'Root', message }),
        ).toThrow(/its types and missing structs are longer than 1,000,000 bytes/),
      )
      expect(time).toBeLessThan(5000)
    })

    test('error: missing structs that are written for each of many values', () => {
      const types = {
        M: [{ name: 'l', type: 'S[]' }],
        S: Array.from({ length: 10_000 }, (_, at) => ({ name: `f${at}`, type: 'T' })),
        T: [{ name: 'x', type: 'bool' }],
      }
      const message = { l: Array.from({ length: 40_000 }, () => ({})) }
      const time = cpuOf(() =>
        expect(() => hashTypedData({ domain: {}, types, message })).toThrow(
          expect.objectContaining({ code: 'message/malformed' }),
        ),
      )
      expect(time).toBeLessThan(5000)
    })
  })

  test('error: endless nesting is refused', () => {
    const loop: Record<string, unknown> = {}
    loop.next = loop
    const types = { Node: [{ name: 'next', type: 'Node' }] }
    expect(() => hashTypedData({ domain: {}, types, message: loop })).toThrow(/nested more than 64/)
  })
})
