import { type Address, createStore } from '@countersign/primitives'

/** `loading`: a session is stored, and the page is asking the service whether it is still valid. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'
/** The address that is signed in at the host's service, if any. */
export type AuthState = { readonly status: AuthStatus; readonly address: Address | null }
export type AuthStore = ReturnType<typeof createAuthStore>

/**
 * Who is signed in at the service. The code that talks to the service is loaded later and writes its result here.
 *
 * @example
 * createAuthStore().get().status // 'unauthenticated'
 */
export function createAuthStore() {
  const store = createStore<AuthState>({ status: 'unauthenticated', address: null })
  return {
    get: store.get,
    set(status: AuthStatus, address: Address | null = null) {
      const known = store.get()
      if (known.status === status && known.address === address) return
      store.set({ status, address })
    },
    subscribe: store.subscribe,
  }
}
