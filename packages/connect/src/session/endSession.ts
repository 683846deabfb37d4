import type { SessionParts } from './SessionParts.ts'

/**
 * Signs out: in this browser immediately, at the service as soon as it answers.
 *
 * @returns whether the service has ended the session
 * @example
 * const signOut = (parts: SessionParts) => endSession(parts)
 */
export async function endSession({ adapter, auth, session }: SessionParts): Promise<boolean> {
  const known = session.get()
  if (known === null) return true
  session.set({ ...known, isEnding: true })
  auth.set('unauthenticated')
  try {
    await adapter.signOut()
  } catch {
    return false
  }
  // The user may have signed in again in the meantime.
  if (session.get()?.isEnding) session.set(null)
  return true
}
