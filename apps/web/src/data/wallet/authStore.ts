import { type AuthState, createAuthStore } from '@countersign/connect/core'
import { useStore } from '../store/useStore.ts'

/** Who is signed in at the service. */
export const authStore = createAuthStore()

export const useAuth = (): AuthState => useStore(authStore)
