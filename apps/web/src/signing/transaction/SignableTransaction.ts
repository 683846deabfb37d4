import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'
import type { Check, JudgedSignature } from '@countersign/safe/checks'

/** The part of a transaction's review that signing, delivering and executing need. */
export type SignableTransaction = {
  readonly reviewed: SafeTransaction
  readonly state: Pick<ChainState, 'owners' | 'threshold' | 'creation'>
  readonly checks: readonly Check[]
  readonly signatures: readonly JudgedSignature[]
  /** Proofs of new owners are sent in the note. */
  readonly newOwners: readonly { readonly proof: Hex | null }[]
  /** Null for a draft that only this browser has. */
  readonly details: TransactionDetails | null
}
