import type { Address, Hex } from '@countersign/primitives'

/** The meaning of a storage slot of a Safe. */
export type SlotName =
  | { readonly kind: 'singleton' }
  | { readonly kind: 'ownerCount' }
  | { readonly kind: 'threshold' }
  | { readonly kind: 'nonce' }
  | { readonly kind: 'guard' }
  | { readonly kind: 'moduleGuard' }
  | { readonly kind: 'fallbackHandler' }
  /** `key` 0x…01 is the head of the list. */
  | { readonly kind: 'owners'; readonly key: Address }
  | { readonly kind: 'modules'; readonly key: Address }
  | { readonly kind: 'signedMessages'; readonly hash: Hex }
  | { readonly kind: 'approvedHashes'; readonly owner: Address; readonly hash: Hex }
  /** Slots of any proxy by EIP-1967: the implementation, the beacon, the admin. */
  | { readonly kind: 'implementation' | 'beacon' | 'admin' }

/** A write to a storage slot, with the values before and after. */
export type StorageWrite = {
  readonly slot: Hex
  readonly before: Hex
  readonly after: Hex
  /** Null if no Safe uses the slot. */
  readonly name: SlotName | null
  /** The slot in words, such as “threshold” or “owners[0x…]”. */
  readonly label: string
}

/** The effect of the writes on the account. */
export type AccountChange =
  | { readonly kind: 'singleton'; readonly before: Address; readonly after: Address }
  | { readonly kind: 'guard'; readonly before: Address; readonly after: Address }
  | { readonly kind: 'moduleGuard'; readonly before: Address; readonly after: Address }
  | { readonly kind: 'fallbackHandler'; readonly before: Address; readonly after: Address }
  | { readonly kind: 'threshold'; readonly before: bigint; readonly after: bigint }
  | { readonly kind: 'ownerAdded'; readonly owner: Address }
  | { readonly kind: 'ownerRemoved'; readonly owner: Address }
  | { readonly kind: 'moduleEnabled'; readonly module: Address }
  | { readonly kind: 'moduleDisabled'; readonly module: Address }
  /** For another contract: a change of its owner or code. */
  | {
      readonly kind: 'implementation' | 'beacon' | 'admin' | 'contractOwner'
      readonly before: Address
      readonly after: Address
    }

/** The storage changes of one account: changed slots only. */
export type AccountWrites = {
  readonly account: Address
  /**
   * `self` is the simulated account, `nested` an account that it executes, `contract` any other contract whose code
   * or owner changes.
   */
  readonly role: 'self' | 'nested' | 'contract'
  readonly writes: readonly StorageWrite[]
  readonly changes: readonly AccountChange[]
}
