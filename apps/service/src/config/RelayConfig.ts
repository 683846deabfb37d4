import { ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'

/** Off without a key. The key comes from the variable RELAYER_PRIVATE_KEY or from a file, and never leaves the service. */
export const RelayConfig = z.object({
  /** A file that holds nothing but the key, readable by the service alone. */
  privateKeyFile: z.optional(z.string()),
  privateKey: z.optional(HashSchema),
  /** Chains the key pays on; all when absent. */
  chainIds: z.optional(z.array(ChainId)),
  /** Relayed calls per account in 24 hours. */
  perAccount: z._default(z.number().check(z.int(), z.gte(1), z.maximum(100)), 5),
  /** Relayed calls of everybody together in 24 hours. */
  perDay: z._default(z.number().check(z.int(), z.gte(1)), 500),
  /** More gas than this is never paid for in one call. */
  maxGas: z._default(z.number(), 5_000_000),
})
export type RelayConfig = z.output<typeof RelayConfig>
