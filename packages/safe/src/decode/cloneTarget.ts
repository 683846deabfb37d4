import { type Address, checksumAddress, type Hex } from '@countersign/primitives'

/** Minimal proxies, as the standard has them, with PUSH0, and as Vyper writes them; arguments may follow. */
const CLONES = [
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/i,
  /^0x365f5f375f5f365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3/i,
  /^0x366000600037611000600036600073([0-9a-f]{40})5af4602c57600080fd5b6110006000f3/i,
]

/**
 * The contract whose code a minimal proxy runs. The address is part of the proxy's own code, so it never changes.
 *
 * @param code runtime code
 * @returns null for code that is no minimal proxy
 * @see EIP-1167
 * @example
 * cloneTarget('0x363d3d373d3d3d363d73bebebebebebebebebebebebebebebebebebebebe5af43d82803e903d91602b57fd5bf3')
 */
export function cloneTarget(code: Hex): Address | null {
  for (const pattern of CLONES) {
    const target = pattern.exec(code)?.[1]
    if (target !== undefined) return checksumAddress(`0x${target.toLowerCase()}`)
  }
  return null
}
