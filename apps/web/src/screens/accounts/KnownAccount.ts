import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'

/** Who says that the wallet owns the account. */
export type Ownership =
  | 'chain'
  /** The service says so; the chain has not been asked yet or does not answer. */
  | 'service'
  /** The service says so and the chain does not. */
  | 'contradicted'
  | null

/** An account of this page: owned by the wallet, kept in this browser, or both. */
export type KnownAccount = {
  readonly chain: Chain
  readonly key: AccountKey
  readonly safe: Address
  /** `dev1:0x…` */
  readonly account: string
  readonly ownership: Ownership
  readonly pinned: boolean
  /** Kept in this browser. */
  readonly saved: boolean
}
