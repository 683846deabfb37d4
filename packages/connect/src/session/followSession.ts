import { isSameAddress } from '@countersign/primitives'
import type { Session } from '../state/createSessionStore.ts'
import type { WalletState, WalletStore } from '../state/createWalletStore.ts'
import { endSession } from './endSession.ts'
import type { SessionParts } from './SessionParts.ts'

type Parts = SessionParts & { readonly wallet: Pick<WalletStore, 'get' | 'subscribe'> }

/**
 * Binds the session to the wallet that opened it: another account, another wallet, or a disconnect ends it.
 *
 * @returns stops following
 */
export function followSession(parts: Parts): () => void {
  const { adapter, auth, session: sessions, wallet: wallets } = parts
  let wasConnected = false
  /** Sessions that were confirmed or ended in this page load, each once. */
  let handled: string | null = null

  const look = () => {
    const wallet = wallets.get()
    const session = sessions.get()
    const hasLeft = wasConnected && wallet.status === 'disconnected'
    wasConnected = wallet.status === 'connected' || (wasConnected && wallet.status !== 'disconnected')
    if (session === null) {
      handled = null
      return auth.set('unauthenticated')
    }
    if (session.isEnding || hasLeft) return end(session)
    if (wallet.status === 'reconnecting' || wallet.status === 'connecting') return auth.set('loading', session.address)
    // A wallet that did not reconnect after a reload may still do so, and the session waits for it.
    if (wallet.status === 'disconnected') return auth.set('unauthenticated')
    if (!isOf(session, wallet)) return end(session)
    void confirm(session)
  }

  const end = (session: Session) => {
    auth.set('unauthenticated')
    const name = `end ${session.address}`
    if (handled === name) return
    handled = name
    void endSession(parts)
  }

  async function confirm(session: Session): Promise<void> {
    const known = auth.get()
    if (known.status === 'authenticated' && known.address !== null && isSameAddress(known.address, session.address)) {
      handled = null
      return
    }
    const name = `confirm ${session.address}`
    if (handled === name) return
    handled = name
    auth.set('loading', session.address)
    const isKnown = await adapter.isSignedIn(session.address).catch(() => null)
    if (sessions.get()?.address !== session.address || sessions.get()?.isEnding) return
    if (isKnown) auth.set('authenticated', session.address)
    else if (isKnown === false) sessions.set(null)
    else auth.set('unauthenticated')
  }

  const stops = [wallets.subscribe(look), sessions.subscribe(look)]
  look()
  return () => {
    for (const stop of stops) stop()
  }
}

const isOf = (session: Session, wallet: WalletState): boolean =>
  wallet.address !== null && isSameAddress(wallet.address, session.address) && wallet.walletName === session.walletName
