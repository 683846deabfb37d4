import type { AuthStore } from '../state/createAuthStore.ts'
import type { SessionStore } from '../state/createSessionStore.ts'
import type { SignInAdapter } from './SignInAdapter.ts'

/** What a sign-in reads and writes. */
export type SessionParts = {
  readonly adapter: SignInAdapter
  readonly auth: AuthStore
  readonly session: SessionStore
}
