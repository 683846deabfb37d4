import type { Address, Hex } from '@countersign/primitives'

/** A transaction of an account, and the owners who have confirmed it. */
export type Agreement = {
  readonly hash: Hex
  readonly nonce: bigint
  /** Owners whose confirmation is valid: signatures that the page checked, and on-chain approvals. */
  readonly signed: readonly Address[]
}
