import { findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'

/** The release that is published as a master copy at an address, as in "SafeL2 1.4.1". The checks compare its code. */
export function publishedMasterCopy(address: Address): string | null {
  const found = findContractByAddress(address).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return found ? `${found.name} ${found.version}` : null
}
