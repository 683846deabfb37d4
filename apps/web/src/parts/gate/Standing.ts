import type { Address } from '@countersign/primitives'

/** Whether the wallet has a role. `unread`: the read failed. */
export type Answer = 'yes' | 'no' | 'reading' | 'unread'

/** The relation of the connected wallet to the open account. */
export type Standing = {
  readonly wallet: Address | null
  /** The wallet is the open account itself, for example inside another page. */
  readonly isAccount: boolean
  /** From the owners on chain. */
  readonly owner: Answer
  /** From the owners on chain of the owners that are accounts. */
  readonly parentOwner: Answer
  /** Owners that are accounts for which the wallet can act. */
  readonly parents: readonly Address[]
  /** From the service, because proposers are not on chain. The owner who added the proposer is checked on chain. */
  readonly proposer: Answer
}
