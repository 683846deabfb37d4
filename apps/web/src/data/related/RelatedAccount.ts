import type { Address } from '@countersign/primitives'

/** The owners and the threshold of an account, read from the chain. */
export type Members = { readonly owners: readonly Address[]; readonly threshold: number }

/** Why a branch of the tree ends early. */
export type BranchEnd =
  /** The account is also further up in the same branch: the accounts own each other in a circle. */
  | 'cycle'
  /** The limit of depth or number is reached. */
  | 'bound'
  /** The next accounts could not be read. */
  | 'unread'

/** An account above or below another one. */
export type RelatedAccount = {
  readonly address: Address
  /** Null when the chain did not answer. Then only the service says that the account is related. */
  readonly members: Members | null
  /** Null when the branch is complete. */
  readonly end: BranchEnd | null
  readonly next: readonly RelatedAccount[]
}
