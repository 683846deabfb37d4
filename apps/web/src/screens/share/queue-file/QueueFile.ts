import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'

/** A signature as the other service states it. Null data: the owner approved the hash on chain. */
export type StatedConfirmation = { readonly owner: Address; readonly data: Hex | null }

/** A transaction as the other service states it. Everything in it is a claim until it is judged. */
export type StatedTransaction = {
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly transaction: SafeTransactionData
  readonly confirmations: readonly StatedConfirmation[]
  readonly proposer: Address | null
  /** Plain text, not signed. */
  readonly note: string
  /** Epoch milliseconds. */
  readonly submittedAt: number
}

/** The content of answers of another service. */
export type QueueFile = {
  readonly transactions: readonly StatedTransaction[]
  /** Transactions that the answers call executed. */
  readonly executed: number
  /** Hashes of rows that have neither call data nor signatures, and whose details are not in the text. */
  readonly withoutDetails: readonly Hex[]
  /** Why entries could not be read. */
  readonly unread: readonly string[]
}
