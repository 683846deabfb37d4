import { useSyncExternalStore } from 'react'
import { authOf } from '../state/authOf.ts'
import type { AuthStatus } from '../state/createAuthStore.ts'
import { useKit } from '../kit/KitContext.tsx'

/**
 * Whether the connected wallet is signed in; null when the host has no sign-in.
 *
 * @example
 * const isSignedIn = useSignInStatus() === 'authenticated'
 */
export function useSignInStatus(): AuthStatus | null {
  const { state, session } = useKit()
  const { address } = useSyncExternalStore(state.wallet.subscribe, state.wallet.get)
  const auth = useSyncExternalStore(state.auth.subscribe, state.auth.get)
  return session === null ? null : authOf(auth, address)
}
