import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'

export const ExecutionFailure = z.enum([
  /** The Ethereum transaction reverted. The nonce stays free and the signatures stay valid. */
  'reverted',
  /** The Ethereum transaction succeeded, but the call inside failed. The nonce is used up. */
  'inner-failed',
  /** The wallet sent another Ethereum transaction with the same wallet nonce. */
  'replaced',
  /** A cancellation from this page was mined in its place. */
  'cancelled',
  /** The service reports that it did not send it. */
  'not-relayed',
  /** Another transaction of the account used this nonce. */
  'nonce-taken',
  /** No block contained it for a long time. A later block may still contain it. */
  'timeout',
])
export type ExecutionFailure = z.output<typeof ExecutionFailure>

/** Gas limit and wei per gas as decimal texts. `tip` null: one gas price, on a network without a base fee. */
export const StoredFees = z.object({ gas: z.string(), most: z.string(), tip: z.nullable(z.string()) })
export type StoredFees = z.output<typeof StoredFees>

/** One transaction that the wallet sent for it. All with the same wallet nonce exclude each other. */
export const Attempt = z.object({
  kind: z.enum(['execute', 'speed-up', 'cancel']),
  txHash: HashSchema,
  /** As the node has it; null while unknown. */
  walletNonce: z.nullable(z.number()),
  /** Epoch milliseconds. */
  at: z.number(),
  /** What the wallet received. */
  asked: StoredFees,
  /** What the wallet sent; null while the node does not know the transaction. */
  carried: z.nullable(StoredFees),
})
export type Attempt = z.output<typeof Attempt>

/** An execution that was sent, as this browser stores it. Keyed by chain, account and hash, never by nonce alone. */
export const PendingExecution = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  /** The account's nonce that it uses, decimal. */
  nonce: z.string(),
  sender: AddressSchema,
  /** The hash that the wallet returned; after mining, the hash of the Ethereum transaction that executed it. */
  txHash: HashSchema,
  /**
   * The wallet is an account. Until a block contains the execution, `txHash` is the hash of that account's own transaction, and its owners
   * may take days.
   */
  isProposed: z._default(z.boolean(), false),
  /**
   * The service sends and pays. `hash` is the one that the service names; until a block contains the execution, `txHash` repeats
   * `safeTxHash`. Null for a wallet.
   */
  relay: z._default(
    z.nullable(
      z.object({ taskId: z.string(), state: z.enum(['queued', 'sent', 'included']), hash: z.nullable(HashSchema) }),
    ),
    null,
  ),
  /** Head of the chain when it was sent, decimal. The execution is in a later block. Null while unknown. */
  sentBlock: z._default(z.nullable(z.string()), null),
  /** The wallet's own nonce of the sending transaction; null while unknown. */
  walletNonce: z.nullable(z.number()),
  /** Hash of target and data of the sent transaction, to recognize it when it is read back for a replacement. */
  callHash: z._default(z.nullable(HashSchema), null),
  /** Every transaction that the wallet sent for it, in order. Empty in entries of older versions. */
  attempts: z._default(z.array(Attempt), []),
  phase: z.enum(['sent', 'mined', 'indexed', 'failed']),
  failure: z.nullable(z.object({ kind: ExecutionFailure, reason: z.string() })),
  /** Consecutive checks without a receipt although the wallet's nonce, or the account's, has passed. */
  misses: z.number(),
  block: z.nullable(z.string()),
  /** The fee that the sender paid, in wei. */
  fee: z.nullable(z.string()),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  minedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
})
export type PendingExecution = z.output<typeof PendingExecution>
