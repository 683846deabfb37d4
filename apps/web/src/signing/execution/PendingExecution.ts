import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'

export const ExecutionFailure = z.enum([
  /** The chain undid it. The nonce stays free and the signatures stay valid. */
  'reverted',
  /** It ran, but the call inside failed. The nonce is used up. */
  'inner-failed',
  /** The wallet sent something else with the same wallet nonce. */
  'replaced',
  /** Another transaction of the account used this nonce. */
  'nonce-taken',
  /** No block took it for long. It may still come. */
  'timeout',
])
export type ExecutionFailure = z.output<typeof ExecutionFailure>

/** An execution on its way, as kept in this browser. Keyed by chain, account and hash, never by nonce alone. */
export const PendingExecution = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  /** The account's nonce it uses, decimal. */
  nonce: z.string(),
  sender: AddressSchema,
  /** As the wallet sent it; once mined, of the transaction that carried it. */
  txHash: HashSchema,
  /** The wallet is an account: `txHash` is that of its own transaction until a block has it, and its owners take their time. */
  isProposed: z._default(z.boolean(), false),
  /** Head of the chain when it was sent, decimal: what carried it lies after. Null while unknown. */
  sentBlock: z._default(z.nullable(z.string()), null),
  /** The wallet's own nonce of the sending transaction; null while unknown. */
  walletNonce: z.nullable(z.number()),
  phase: z.enum(['sent', 'mined', 'indexed', 'failed']),
  failure: z.nullable(z.object({ kind: ExecutionFailure, reason: z.string() })),
  /** Checks in a row without a receipt although the wallet's nonce, or the account's, has passed. */
  misses: z.number(),
  block: z.nullable(z.string()),
  /** Fee the sender paid, in wei. */
  fee: z.nullable(z.string()),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  minedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
})
export type PendingExecution = z.output<typeof PendingExecution>
