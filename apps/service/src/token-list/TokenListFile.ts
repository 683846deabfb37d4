import { AddressSchema, Decimals } from '@countersign/api'
import * as z from 'zod/mini'

/** Fields of the format that are not used (tags, extensions, version, keywords) may have any value. */
export const ListedEntry = z.object({
  chainId: z.number().check(z.int(), z.positive()),
  address: AddressSchema,
  symbol: z.string().check(z.minLength(1), z.maxLength(32)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  decimals: Decimals,
  logoURI: z.optional(z.string().check(z.maxLength(200_000))),
})
export type ListedEntry = z.output<typeof ListedEntry>

export const TokenListFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  tokens: z.array(z.unknown()).check(z.maxLength(20_000)),
})
