import * as z from 'zod/mini'
import { AddressSchema, HashSchema, QueryBoolean } from '../schemas/scalars.ts'

/** A chain id in a path. The schema accepts any text, so that the service answers 404 for every text that is not a known chain. */
export const PathChainId = z.string()

export const ChainParams = z.object({ chainId: PathChainId })
export const SafeParams = z.object({ chainId: PathChainId, safe: AddressSchema })
export const HashParams = z.object({ chainId: PathChainId, safeTxHash: HashSchema })
export const CursorQuery = z.object({ cursor: z.optional(z.string()) })
/** The key that a web application sends, by which other services choose the features that they list. */
export const ServiceKeyQuery = z.object({ serviceKey: z.optional(z.string()), cursor: z.optional(z.string()) })
export const OverviewQuery = z.object({
  /** Comma-separated `chainId:address`, up to 200. */
  safes: z.string(),
  currency: z.optional(z.string()),
  trusted: z.optional(QueryBoolean),
  exclude_spam: z.optional(QueryBoolean),
  wallet_address: z.optional(AddressSchema),
})
export const OwnerParams = z.object({ owner: AddressSchema })
export const BalanceQuery = z.object({ trusted: z.optional(QueryBoolean), exclude_spam: z.optional(QueryBoolean) })
