import { authStore } from '../wallet/authStore.ts'
import { serviceAuth, type AuthAdapter } from './serviceAuth.ts'
import { sessionStore } from './sessionStore.ts'

/** Signs out: in this browser immediately, at the service as soon as it answers. @returns whether the service has ended the session */
export async function endSession(adapter: AuthAdapter = serviceAuth): Promise<boolean> {
  const session = sessionStore.get()
  if (session === null) return true
  sessionStore.set({ ...session, isEnding: true })
  authStore.set('unauthenticated')
  try {
    await adapter.signOut()
  } catch {
    return false
  }
  // The user may have signed in again in the meantime.
  if (sessionStore.get()?.isEnding) sessionStore.set(null)
  return true
}
