import { type Address, createStore } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

/** `loading`: a session is stored, and the page is asking the service whether it is still valid. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'
type AuthState = { readonly status: AuthStatus; readonly address: Address | null }

const store = createStore<AuthState>({ status: 'unauthenticated', address: null })

/**
 * Who is signed in at the service. Small, because it is in the first bundle: the code that talks to the service is loaded later and writes
 * its result here.
 */
export const authStore = {
  get: store.get,
  set(status: AuthStatus, address: Address | null = null) {
    const known = store.get()
    if (known.status === status && known.address === address) return
    store.set({ status, address })
  },
  subscribe: store.subscribe,
}

export const useAuth = (): AuthState => useStore(authStore)
