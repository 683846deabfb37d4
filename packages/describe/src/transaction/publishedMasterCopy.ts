import { findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'

/**
 * The release that is published as a master copy at an address. The checks compare its code.
 *
 * @returns null if no release is published there
 * @example
 * publishedMasterCopy('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762') // 'SafeL2 1.4.1'
 */
export function publishedMasterCopy(address: Address): string | null {
  const found = findContractByAddress(address).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return found ? `${found.name} ${found.version}` : null
}
