import type { Address } from '@countersign/primitives'

/** Whether a role is held. `unread`: it was asked, and there is no answer. */
export type Answer = 'yes' | 'no' | 'reading' | 'unread'

/** What the connected wallet is to the open account. */
export type Standing = {
  readonly wallet: Address | null
  /** The wallet is the open account itself, as inside another page. */
  readonly isAccount: boolean
  /** From the owners on chain. */
  readonly owner: Answer
  /** From the owners on chain of the owners that are accounts. */
  readonly parentOwner: Answer
  /** Owners that are accounts the wallet can act for. */
  readonly parents: readonly Address[]
  /** From the service: no chain knows proposers. Whoever added the proposer is an owner on chain. */
  readonly proposer: Answer
}
