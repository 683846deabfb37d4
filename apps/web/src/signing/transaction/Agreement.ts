import type { Address, Hex } from '@countersign/safe/light'

/** A transaction of an account, and who has agreed to it. */
export type Agreement = {
  readonly hash: Hex
  readonly nonce: bigint
  /** Owners whose agreement counts: signatures checked here, and approvals read from the chain. */
  readonly signed: readonly Address[]
}
