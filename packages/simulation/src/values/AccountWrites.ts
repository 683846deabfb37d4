import type { Address, Hex } from '@countersign/primitives'

/** What a Safe keeps where. */
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
  /** Of any contract behind a proxy: EIP-1967's places, the implementation, the beacon, the admin. */
  | { readonly kind: 'implementation' | 'beacon' | 'admin' }

export type StorageWrite = {
  readonly slot: Hex
  readonly before: Hex
  readonly after: Hex
  /** Null: no place a Safe uses. */
  readonly name: SlotName | null
  /** The slot in words, e.g. “threshold” or “owners[0x…]”. */
  readonly label: string
}

/** What the writes mean for the account. */
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
  /** Of another contract: whom it belongs to, or which code it runs. */
  | {
      readonly kind: 'implementation' | 'beacon' | 'admin' | 'contractOwner'
      readonly before: Address
      readonly after: Address
    }

/** Storage of one account, changed slots only. */
export type AccountWrites = {
  readonly account: Address
  /** `self` is the simulated account, `nested` an account executed by it, `contract` any other whose code or owner changes. */
  readonly role: 'self' | 'nested' | 'contract'
  readonly writes: readonly StorageWrite[]
  readonly changes: readonly AccountChange[]
}
