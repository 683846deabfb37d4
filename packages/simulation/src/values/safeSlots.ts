import type { Address, Hex } from '@countersign/primitives'
import { encodeAbiParameters, keccak256 } from 'viem'

/**
 * The storage layout of every Safe from 1.0.0 to 1.5.0 (`SafeStorage`, and keccak of the names for later additions).
 */
export const SAFE_SLOT = {
  singleton: slotAt(0n),
  ownerCount: slotAt(3n),
  threshold: slotAt(4n),
  nonce: slotAt(5n),
  /** keccak256("guard_manager.guard.address") */
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  /** keccak256("module_manager.module_guard.address") */
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
  /** keccak256("fallback_manager.handler.address") */
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
} as const satisfies Record<string, Hex>

/** EIP-1967. */
export const PROXY_SLOT = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
} as const satisfies Record<string, Hex>

/** Base slots of the mappings. */
const BASE = { modules: 1n, owners: 2n, signedMessages: 7n, approvedHashes: 8n } as const

export const moduleSlot = (key: Address): Hex => addressEntry(key, slotAt(BASE.modules))
export const ownerSlot = (key: Address): Hex => addressEntry(key, slotAt(BASE.owners))
export const signedMessageSlot = (hash: Hex): Hex => wordEntry(hash, slotAt(BASE.signedMessages))
export const approvedHashSlot = (owner: Address, hash: Hex): Hex =>
  wordEntry(hash, addressEntry(owner, slotAt(BASE.approvedHashes)))

function slotAt(position: bigint): Hex {
  return `0x${position.toString(16).padStart(64, '0')}`
}

function addressEntry(key: Address, base: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [key, base]))
}

function wordEntry(key: Hex, base: Hex): Hex {
  return keccak256(`0x${key.slice(2)}${base.slice(2)}`)
}
