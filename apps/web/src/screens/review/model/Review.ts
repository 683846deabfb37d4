import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'
import type { OwnerGraph, OwnershipChange, Check, JudgedSignature } from '@countersign/safe/checks'
import type { AccountProof, UnitOf } from '@countersign/simulation'
import type { TargetLookup } from '@countersign/describe/transaction'
import type { NestedTransaction } from '@countersign/chain-client/review'

/** Everything that a review page shows and acts on, read at one block. */
export type Review = {
  readonly reviewed: SafeTransaction
  readonly state: ChainState
  readonly checks: readonly Check[]
  /** The contracts at the targets of its calls, read at the block of the state. */
  readonly targets: TargetLookup
  /** The units for amounts of its tokens and of the coin. */
  readonly unitOf: UnitOf
  readonly signatures: readonly JudgedSignature[]
  /** Transactions of other accounts that this one approves by hash. */
  readonly nested: readonly NestedTransaction[]
  /** The addresses that would become owners. */
  readonly newOwners: readonly {
    readonly owner: Address
    readonly isContract: boolean
    /** A key's verified signature of the challenge for this account; null without one. */
    readonly proof: Hex | null
  }[]
  /** The accounts whose owners or threshold change, each with the graph of its owners. */
  readonly ownerships: readonly (OwnershipChange & { readonly graph: OwnerGraph })[]
  /** The account proven against a block hash that two nodes agree on; null if only one node is known. */
  readonly proof: AccountProof | null
  /** The calldata for an execution, once enough signatures count. */
  readonly execution: { readonly data: Hex; readonly digest: Hex } | null
  /** Null for a draft. */
  readonly details: TransactionDetails | null
}
