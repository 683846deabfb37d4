import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { AddressSchema, Amount, HashSchema, HexSchema, QueryBoolean, QueryInteger, SignatureSchema } from './scalars.ts'

const messageOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('codecs', () => {
  test('behavior: amounts of any size are encoded and decoded exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (amount) => {
        const text = z.encode(Amount, amount)
        expect(text).toMatch(/^\d+$/)
        expect(z.decode(Amount, text)).toBe(amount)
      }),
    )
  })

  test('behavior: query booleans and integers are encoded and decoded exactly', () => {
    for (const flag of [true, false]) expect(z.decode(QueryBoolean, z.encode(QueryBoolean, flag))).toBe(flag)
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(z.decode(QueryInteger, z.encode(QueryInteger, value))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('bad input', () => {
  test.each([
    [AddressSchema, '0x123', 'Invalid address'],
    [AddressSchema, `0x${'g'.repeat(40)}`, 'Invalid address'],
    [Amount, '0x10', 'Invalid base-10 numeric string'],
    [Amount, '', 'Invalid base-10 numeric string'],
    [Amount, '-1', 'Invalid base-10 numeric string'],
    [Amount, '1e18', 'Invalid base-10 numeric string'],
    [Amount, '1'.repeat(79), 'Invalid base-10 numeric string'],
    [HexSchema, 'abc', 'Invalid "0x" notated hex string'],
    [HexSchema, '0xabc', 'Invalid "0x" notated hex string'],
    [HashSchema, '0xabcd', 'Invalid "0x" notated hex string'],
    [SignatureSchema, `0x${'1'.repeat(131)}`, 'Invalid hex bytes'],
    [SignatureSchema, `0x${'11'.repeat(64)}`, 'Invalid signature'],
    [QueryBoolean, 'yes', 'Validation failed (boolean string is expected)'],
    [QueryInteger, '1.5', 'Validation failed (numeric string is expected)'],
  ])('error: case %#: %s', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  test.each([AddressSchema, HashSchema, HexSchema])('error: another JSON type is reported as such %#', (schema) => {
    for (const value of [5, null, undefined, ['0x']])
      expect(schema.safeParse(value).error?.issues).toMatchObject([{ code: 'invalid_type', expected: 'string' }])
  })
})
