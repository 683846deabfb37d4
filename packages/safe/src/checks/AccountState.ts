import type { Address, Hex } from '@countersign/primitives'

/**
 * What decides who controls an account.
 *
 * @example
 * const settings: AccountSettings = state
 */
export type AccountSettings = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  /** The account has more modules than were read: what is not in the list may act all the same. */
  readonly hasMoreModules?: boolean
  readonly guard: Address | null
  readonly moduleGuard: Address | null
  readonly fallbackHandler: Address | null
  /** Slot 0: whose code the account runs. */
  readonly masterCopy: Address
}

/**
 * An account as the chain has it, everything read at one block.
 *
 * @example
 * const state: AccountState = await readChainState(chain, safe)
 */
export type AccountState = AccountSettings & {
  readonly block: bigint
  readonly nonce: bigint
  readonly version: string
  /** Keccak-256 of the code at the master copy. */
  readonly masterCopyHash: Hex
}
