import './configureZod.ts'
import * as z from 'zod/mini'
import type { Address, Hex } from '@countersign/primitives'

const issue = (message: string) => ({ error: message })

/** A text of this form. Another JSON type keeps the words of zod, which name the expected type. */
const text = <Text extends string>(form: RegExp, message: string) =>
  z.custom<Text>().check(({ value, issues }) => {
    const input: unknown = value
    if (typeof input !== 'string') issues.push({ code: 'invalid_type', expected: 'string', input })
    else if (!form.test(input)) issues.push({ code: 'custom', message, input })
  })
const NOT_HEX = 'Invalid "0x" notated hex string'

/**
 * An address in any letter case. Checksums are verified by `parseAddressInput`, which can hash, and not by this
 * schema.
 */
export const AddressSchema = text<Address>(/^0x[0-9a-fA-F]{40}$/, 'Invalid address')

/** Hex data of any even length, `0x` included. */
export const HexSchema = text<Hex>(/^0x([0-9a-fA-F]{2})*$/, NOT_HEX)

/** A 32-byte hash. */
export const HashSchema = text<Hex>(/^0x[0-9a-fA-F]{64}$/, NOT_HEX)

/** One or more packed signatures: at least 65 bytes. */
export const SignatureSchema = z.string().check(
  z.regex(/^0x[0-9a-fA-F]*$/, issue(NOT_HEX)),
  z.refine((value) => value.length % 2 === 0, issue('Invalid hex bytes')),
  z.refine((value) => value.length >= 132, issue('Invalid signature')),
)

/**
 * Amounts, gas and token ids: a decimal string on the wire, a `bigint` inside. A 256-bit number has at most 78
 * digits.
 */
export const Amount = z.codec(
  z.string().check(z.regex(/^\d{1,78}$/, issue('Invalid base-10 numeric string'))),
  z.bigint(),
  {
    decode: (text) => BigInt(text),
    encode: (value) => value.toString(),
  },
)

/** Decimals of a token or currency: a uint8, as the ERC-20 method returns. */
export const Decimals = z.number().check(z.int(), z.minimum(0), z.maximum(255))

/** A token id as its decimal string: a uint256 has at most 78 digits. */
export const TokenId = z.string().check(z.regex(/^\d{1,78}$/, issue('Invalid base-10 numeric string')))

/** A fiat value as a plain decimal string: never exponent notation, never a float inside, and not longer than a line of a page can be. */
export const FiatString = z
  .string()
  .check(z.maxLength(500), z.regex(/^-?\d+(\.\d+)?$/, issue('Invalid decimal string')))

/** Chain id as a decimal string. */
export const ChainId = z.string().check(z.regex(/^\d+$/, issue('Invalid chain id')))

/** Epoch milliseconds. */
export const Timestamp = z.number()

/** `0`: call. `1`: delegatecall, which runs the code of the recipient as the account. */
export const Operation = z.literal([0, 1])

const LONGEST_FOREIGN_TEXT = 500

/**
 * A text from another party for one line of a page: names, symbols, notes. It is cut when parsed, because a name of
 * 100,000 characters freezes a page.
 */
export const ForeignText = z.codec(z.string(), z.string(), {
  decode: (text) => (text.length > LONGEST_FOREIGN_TEXT ? `${text.slice(0, LONGEST_FOREIGN_TEXT)}…` : text),
  encode: (text) => text,
})

/** An address with the name and logo that the service knows for it. The service's word: never part of a verdict. */
export const AddressInfo = z.object({
  value: AddressSchema,
  name: z.nullable(ForeignText),
  logoUri: z.nullable(z.string()),
})
export type AddressInfo = z.output<typeof AddressInfo>

/** Query booleans are sent as the words `true` and `false`. */
export const QueryBoolean = z.codec(
  z.enum(['true', 'false'], issue('Validation failed (boolean string is expected)')),
  z.boolean(),
  {
    decode: (text) => text === 'true',
    encode: (value) => (value ? 'true' : 'false'),
  },
)

const NOT_NUMERIC = issue('Validation failed (numeric string is expected)')

/** Query integers are sent as digits, and may appear only once. */
export const QueryInteger = z.codec(
  z.string(NOT_NUMERIC).check(
    z.regex(/^-?\d+$/, NOT_NUMERIC),
    z.refine((text) => Number.isFinite(Number(text)), NOT_NUMERIC),
  ),
  z.number(),
  {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  },
)
