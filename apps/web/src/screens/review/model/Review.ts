import type { TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'
import type { OwnerGraph, OwnershipChange } from '@countersign/safe/checks'
import type { AccountProof, UnitOf } from '@countersign/simulation'
import type { ChainState } from '../../../data/rpc/readChainState.ts'
import type { Check } from '../../../data/checks/Check.ts'
import type { ReviewedSignature } from '../../../signing/review/ReviewedSignature.ts'
import type { TargetLookup } from '@countersign/describe/transaction'
import type { NestedTransaction } from './NestedTransaction.ts'

/** All a review page shows and acts on, from one moment. */
export type Review = {
  readonly reviewed: SafeTransaction
  readonly state: ChainState
  readonly checks: readonly Check[]
  /** What stands at the targets of its calls, read at the block of the state. */
  readonly targets: TargetLookup
  /** What amounts of its tokens and of the coin are counted in. */
  readonly unitOf: UnitOf
  readonly signatures: readonly ReviewedSignature[]
  /** Transactions of other accounts that this one approves by hash. */
  readonly nested: readonly NestedTransaction[]
  /** Who would become an owner. */
  readonly newOwners: readonly {
    readonly owner: Address
    readonly isContract: boolean
    /** A key's signature of the challenge for this account, verified; null where there is none. */
    readonly proof: Hex | null
  }[]
  /** The accounts whose owners or threshold change, each with what its owners are. */
  readonly ownerships: readonly (OwnershipChange & { readonly graph: OwnerGraph })[]
  /** The account proved against a block hash two nodes agree on; null where only one node is known. */
  readonly proof: AccountProof | null
  /** What would be sent to execute it, once enough signatures count. */
  readonly execution: { readonly data: Hex; readonly digest: Hex } | null
  /** Null for a draft nobody has seen yet. */
  readonly details: TransactionDetails | null
}
