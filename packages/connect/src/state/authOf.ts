import { type Address, isSameAddress } from '@countersign/primitives'
import type { AuthState, AuthStatus } from './createAuthStore.ts'

/**
 * The sign-in of the connected wallet. A session of another address is none.
 *
 * @param address of the connected wallet
 * @example
 * authOf({ status: 'authenticated', address: alice }, null) // 'unauthenticated'
 */
export function authOf(auth: AuthState, address: Address | null): AuthStatus {
  const isOwn = auth.address === null || (address !== null && isSameAddress(auth.address, address))
  return isOwn ? auth.status : 'unauthenticated'
}
