import { ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'

/** Off without a key. The key comes from the variable RELAYER_PRIVATE_KEY or from a file, and never leaves the service. */
export const RelayConfig = z.object({
  /** A file that contains only the key and that only the service can read. */
  privateKeyFile: z.optional(z.string()),
  privateKey: z.optional(HashSchema),
  /** Chains on which the key pays; all when absent. */
  chainIds: z.optional(z.array(ChainId)),
  /** Relayed calls per account in 24 hours. */
  perAccount: z._default(z.number().check(z.int(), z.gte(1), z.maximum(100)), 5),
  /** Relayed calls of all accounts together in 24 hours. */
  perDay: z._default(z.number().check(z.int(), z.gte(1)), 500),
  /** Maximum gas of one relayed call. */
  maxGas: z._default(z.number(), 5_000_000),
})
export type RelayConfig = z.output<typeof RelayConfig>
