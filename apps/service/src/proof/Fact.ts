import type { Address, Hex } from 'viem'
import type { TransactionFields } from './signedRequests.ts'

/** Requests that the service accepted, in order. `at` is the service's time, epoch milliseconds. */
export type Fact = { at: number; safe: Address } & (
  | {
      kind: 'proposal'
      safeTxHash: Hex
      transaction: TransactionFields
      /** Null for an unsigned proposal. */
      proposer: Address | null
      delegate: Address | null
      signature: Hex | null
    }
  | { kind: 'confirmation'; safeTxHash: Hex; owner: Address; signature: Hex }
  | { kind: 'deletion'; safeTxHash: Hex }
  | { kind: 'message'; messageHash: Hex; message: string; owner: Address; signature: Hex }
  | { kind: 'messageConfirmation'; messageHash: Hex; owner: Address; signature: Hex }
  | { kind: 'delegate'; delegate: Address; delegator: Address; label: string }
  | { kind: 'delegateRemoval'; delegate: Address; delegator: Address }
)
