import { MOST_ORIGIN_CHARACTERS } from '@countersign/ledger'
import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import * as z from 'zod/mini'

export const CHECKSUM_FAILED = 'Checksum address validation failed'

/** An address in a path. In a single case it has no checksum; in mixed case the checksum must be valid. */
const PathAddress = z.custom<Address>((value) => {
  if (typeof value !== 'string' || !isAddress(value)) return false
  const digits = value.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || value === checksumAddress(value)
}, CHECKSUM_FAILED)

/** Decimal chain id, or the short name of EIP-3770. */
const ChainName = z.string()

export const ChainPath = z.object({ chain: ChainName })
export const SafePath = z.object({ chain: ChainName, safe: PathAddress })
export const OwnerPath = z.object({ chain: ChainName, owner: PathAddress })
export const ModulePath = z.object({ chain: ChainName, module: PathAddress })
export const TokenPath = z.object({ chain: ChainName, token: PathAddress })
export const DelegatePath = z.object({ chain: ChainName, delegate: PathAddress })

/** A whole number, sent as a number or as decimal digits. */
export const WholeNumber = z.codec(
  z.union([z.number().check(z.int(), z.nonnegative()), z.string().check(z.regex(/^\d{1,78}$/))], {
    error: 'A valid integer is required.',
  }),
  z.bigint(),
  { decode: (value) => BigInt(value), encode: (value) => value.toString() },
)

/** Epoch milliseconds inside, ISO 8601 on the wire, without a fraction when it is zero. */
export const IsoTime = z.codec(z.string(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (time) => new Date(time).toISOString().replace('.000Z', 'Z'),
})

/** The PostgreSQL type of nonces and block numbers. */
const MAX_INTEGER = 2 ** 31 - 1

export const QueryNumber = z.codec(
  z.string().check(
    z.regex(/^\d+$/, { error: 'Enter a number.' }),
    z.refine((text) => Number(text) <= MAX_INTEGER, { error: `Enter a number up to ${MAX_INTEGER}.` }),
  ),
  z.number(),
  { decode: (text) => Number(text), encode: (value) => String(value) },
)

/** PostgreSQL accepts every character except NUL. */
export const QueryText = z
  .string()
  .check(z.refine((text) => !text.includes('\0'), { error: 'Null characters are not allowed.' }))

export const QueryTime = z.codec(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Enter a valid date/time.' })),
  z.number(),
  { decode: (text) => Date.parse(text), encode: (time) => new Date(time).toISOString() },
)

/** The length is measured before changes, like in Django. */
export const OriginText = z.optional(
  z.nullable(
    z.string().check(
      z.refine((text) => [...text].length <= MOST_ORIGIN_CHARACTERS, {
        error: `Ensure this field has no more than ${MOST_ORIGIN_CHARACTERS} characters.`,
      }),
    ),
  ),
)
