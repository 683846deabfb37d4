import { ApiError } from '@countersign/api/client'
import { isSameAddress } from '@countersign/primitives'
import { authStore } from '../wallet/authStore.ts'
import { walletStore, type WalletState } from '../wallet/walletStore.ts'
import { endSession } from './endSession.ts'
import { serviceAuth, type AuthAdapter } from './serviceAuth.ts'
import { sessionStore, type Session } from './sessionStore.ts'

/**
 * Binds the session to the wallet that opened it: another account, another wallet, or a disconnect ends it.
 * @returns stops following
 */
export function followSession(adapter: AuthAdapter = serviceAuth): () => void {
  let wasConnected = false
  /** Sessions that were confirmed or ended in this page load, each once. */
  let handled: string | null = null

  const look = () => {
    const wallet = walletStore.get()
    const session = sessionStore.get()
    const hasLeft = wasConnected && wallet.status === 'disconnected'
    wasConnected = wallet.status === 'connected' || (wasConnected && wallet.status !== 'disconnected')
    if (session === null) {
      handled = null
      return authStore.set('unauthenticated')
    }
    if (session.isEnding || hasLeft) return end(session)
    if (wallet.status === 'reconnecting' || wallet.status === 'connecting')
      return authStore.set('loading', session.address)
    // A wallet that did not reconnect after a reload may still do so, and the session waits for it.
    if (wallet.status === 'disconnected') return authStore.set('unauthenticated')
    if (!isOf(session, wallet)) return end(session)
    void confirm(session)
  }

  const end = (session: Session) => {
    authStore.set('unauthenticated')
    const name = `end ${session.address}`
    if (handled === name) return
    handled = name
    void endSession(adapter)
  }

  async function confirm(session: Session): Promise<void> {
    const auth = authStore.get()
    if (auth.status === 'authenticated' && auth.address !== null && isSameAddress(auth.address, session.address)) {
      handled = null
      return
    }
    const name = `confirm ${session.address}`
    if (handled === name) return
    handled = name
    authStore.set('loading', session.address)
    const isKnown = await adapter.isSignedIn(session.address).catch((error: unknown) => {
      // A refusal is an answer; an unreachable service is not.
      return error instanceof ApiError && error.statusCode === 403 ? false : null
    })
    if (sessionStore.get()?.address !== session.address || sessionStore.get()?.isEnding) return
    if (isKnown) authStore.set('authenticated', session.address)
    else if (isKnown === false) sessionStore.set(null)
    else authStore.set('unauthenticated')
  }

  const stops = [walletStore.subscribe(look), sessionStore.subscribe(look)]
  look()
  return () => {
    for (const stop of stops) stop()
  }
}

const isOf = (session: Session, wallet: WalletState): boolean =>
  wallet.address !== null && isSameAddress(wallet.address, session.address) && wallet.walletName === session.walletName
