import type { Address, Hex } from '@countersign/primitives'

/**
 * The settings that decide who controls an account.
 *
 * @example
 * const settings: AccountSettings = state
 */
export type AccountSettings = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  /** The account has more modules than were read. The others can act too. */
  readonly hasMoreModules?: boolean
  readonly guard: Address | null
  readonly moduleGuard: Address | null
  readonly fallbackHandler: Address | null
  /** Slot 0: the contract whose code the account runs. */
  readonly masterCopy: Address
}

/**
 * The state of an account on chain, all read at one block.
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
