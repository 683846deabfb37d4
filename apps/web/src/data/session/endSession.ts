import { authStore } from '../wallet/authStore.ts'
import { serviceAuth, type AuthAdapter } from './serviceAuth.ts'
import { sessionStore } from './sessionStore.ts'

/** Signs out: here at once, at the service as soon as it can be reached. @returns whether the service was told */
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
  // Somebody may have signed in again meanwhile.
  if (sessionStore.get()?.isEnding) sessionStore.set(null)
  return true
}
