import type { Address } from '@countersign/primitives'

export const UNDEPLOYED_KEY = 'countersign.undeployed-accounts'

/**
 * Whether this browser may have creation data of an account, without reading them: the first pages of an account ask, and have no code for
 * these data.
 */
export function mayBeUndeployed(safe: Address): boolean {
  try {
    return localStorage.getItem(UNDEPLOYED_KEY)?.toLowerCase().includes(safe.toLowerCase()) === true
  } catch {
    return false
  }
}
