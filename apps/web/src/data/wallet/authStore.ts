import type { Address } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'

/** `loading`: a session is stored, and the page is asking the service whether it is still valid. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'
type AuthState = { readonly status: AuthStatus; readonly address: Address | null }

const listeners = new Set<() => void>()
let state: AuthState = { status: 'unauthenticated', address: null }

/**
 * Who is signed in at the service. Small, because it is in the first bundle: the code that talks to the service is loaded later and writes
 * its result here.
 */
export const authStore = {
  get: (): AuthState => state,
  set(status: AuthStatus, address: Address | null = null) {
    if (state.status === status && state.address === address) return
    state = { status, address }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useAuth = (): AuthState => useSyncExternalStore(authStore.subscribe, authStore.get)
