import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'

/** The source of the statement that the wallet owns the account. */
export type Ownership =
  | 'chain'
  /** The service says so; the chain has not answered. */
  | 'service'
  /** The service says so, and the chain contradicts it. */
  | 'contradicted'
  | null

/** An account of this page: owned by the wallet, stored in this browser, or both. */
export type KnownAccount = {
  readonly chain: Chain
  readonly key: AccountKey
  readonly safe: Address
  /** `dev1:0x…` */
  readonly account: string
  readonly ownership: Ownership
  readonly pinned: boolean
  /** Stored in this browser. */
  readonly saved: boolean
}
