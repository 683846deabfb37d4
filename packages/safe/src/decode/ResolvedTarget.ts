import type { Address, Hex } from '@countersign/primitives'

/**
 * The ways one contract runs the code of another that are recognised.
 *
 * @example
 * const kind: ProxyKind = 'EIP-1967'
 */
export type ProxyKind =
  | 'EIP-1967'
  | 'beacon'
  | 'EIP-1167'
  | 'EIP-1822'
  | 'OpenZeppelin'
  | 'Safe'
  | 'EIP-7702'
  | 'diamond'

/**
 * One step from a contract to the code it runs.
 *
 * @example
 * const hop: ProxyHop = { kind: 'EIP-1167', address: implementation, codeHash }
 */
export type ProxyHop = {
  readonly kind: ProxyKind
  /** Where the code is that runs. */
  readonly address: Address
  /** Keccak-256 of that code; null if there is none. */
  readonly codeHash: Hex | null
}

/**
 * What answers at an address.
 *
 * @example
 * const isProxy = target.hops.length > 0
 */
export type ResolvedTarget = {
  readonly address: Address
  /** `0x` if there is no contract. */
  readonly code: Hex
  readonly codeHash: Hex | null
  /** From the first implementation to the last; empty for a contract that runs its own code. */
  readonly hops: readonly ProxyHop[]
}

/**
 * The reads of a chain that resolving takes, all at one block.
 *
 * @example
 * const reads: TargetReads = { getCode, getStorageAt, call }
 */
export type TargetReads = {
  getCode(address: Address): Promise<Hex>
  /** 32 bytes. */
  getStorageAt(address: Address, slot: Hex): Promise<Hex>
  /** Null if the call fails. */
  call(to: Address, data: Hex): Promise<Hex | null>
}
