import { useEffect, useSyncExternalStore } from 'react'
import { followSession } from '../session/followSession.ts'
import { followTransactions } from '../transactions/followTransactions.ts'
import type { Kit } from './createKit.ts'

/**
 * What a kit does beside its dialogs: reconnects the last wallet, binds the session to it, and follows sent transactions.
 *
 * @example
 * useKitServices(createKit({ app: { name: 'Example' }, chains: [] }))
 */
export function useKitServices({ state, session, isShared, readOutcome, load }: Kit): void {
  const { wallet, transactions } = state
  const { status } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const isReconnecting = status === 'reconnecting'
  useEffect(() => {
    if (!isReconnecting) return
    load().then(
      ({ connection }) => connection.reconnectLast(),
      () => wallet.clear(),
    )
  }, [isReconnecting, load, wallet])
  useEffect(() => {
    // What fails here is said where a dialog loads the kit.
    if (isShared) load().catch(() => undefined)
  }, [isShared, load])
  useEffect(() => (session === null ? undefined : followSession({ ...session, wallet })), [session, wallet])
  useEffect(() => followTransactions({ transactions, read: readOutcome }), [transactions, readOutcome])
}
