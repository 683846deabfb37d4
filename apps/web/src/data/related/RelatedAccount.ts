import type { Address } from '@countersign/safe/light'

/** Who must sign for an account, as the chain has it. */
export type Members = { readonly owners: readonly Address[]; readonly threshold: number }

/** Why a branch of the tree ends before its end. */
export type BranchEnd =
  /** The account stands further up in the same branch: the accounts own each other in a circle. */
  | 'cycle'
  /** Deeper accounts, or more of them, are not looked for. */
  | 'bound'
  /** Who comes next could not be asked. */
  | 'unread'

/** An account above or below another one. */
export type RelatedAccount = {
  readonly address: Address
  /** Null where the chain did not answer: only the service says then that the account is related. */
  readonly members: Members | null
  /** Null where everything that follows is here. */
  readonly end: BranchEnd | null
  readonly next: readonly RelatedAccount[]
}
