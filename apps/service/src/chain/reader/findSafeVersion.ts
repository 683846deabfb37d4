import { findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'

/** `1.4.1+L2` for a published L2 singleton, `1.4.1` for a plain one, null for anything else. */
export function findSafeVersion(singleton: Address): string | null {
  const found = findContractByAddress(singleton).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return found ? `${found.version}${found.name === 'SafeL2' ? '+L2' : ''}` : null
}
