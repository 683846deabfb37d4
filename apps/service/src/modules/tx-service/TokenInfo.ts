import { AddressSchema } from '@countersign/api'
import { wireTokenType } from '@countersign/ledger'
import * as z from 'zod/mini'
import type { TokenRow } from '../../read/tokens/TokenIndex.ts'

export const TokenInfo = z.object({
  type: z.enum(['ERC20', 'ERC721', 'UNKNOWN']),
  address: AddressSchema,
  name: z.string(),
  symbol: z.string(),
  decimals: z.nullable(z.number()),
  logoUri: z.nullable(z.string()),
  trusted: z.boolean(),
})
export type TokenInfo = z.output<typeof TokenInfo>

export const toTokenInfo = ({
  type,
  address,
  name,
  symbol,
  decimals,
  trusted,
}: Omit<TokenRow, 'chainId' | 'spam'>): TokenInfo => ({
  type: wireTokenType(type),
  address,
  name,
  symbol,
  decimals,
  logoUri: null,
  trusted,
})
