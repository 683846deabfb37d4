import { type Address, checksumAddress, type Hex } from '@countersign/primitives'

/** Code of a key that delegates to a contract (EIP-7702). The key still signs. */
const DELEGATION = '0xef0100'

/**
 * Whether code belongs to a contract, and not to a key that delegates to one.
 *
 * @example
 * isContractCode('0x') // false
 */
export const isContractCode = (code: Hex): boolean => code !== '0x' && !code.startsWith(DELEGATION)

/**
 * The contract whose code a key runs (EIP-7702); null when there is no code, or the address is a contract.
 *
 * @example
 * delegateOf('0x') // null
 */
export function delegateOf(code: Hex): Address | null {
  const [, digits] = /^0xef0100([0-9a-f]{40})$/.exec(code.toLowerCase()) ?? []
  return digits === undefined ? null : checksumAddress(`0x${digits}`)
}
