import { useSyncExternalStore } from 'react'
import { type ConnectionStatus, mergeConnectionStatus } from '../state/mergeConnectionStatus.ts'
import { useKit } from '../kit/KitContext.tsx'
import { useSignInStatus } from './useSignInStatus.ts'

/**
 * The status of wallet and sign-in in one word. Without a sign-in it is that of the wallet.
 *
 * @example
 * const isReady = useConnectionStatus() === 'connected'
 */
export function useConnectionStatus(): ConnectionStatus {
  const { wallet } = useKit().state
  const { status } = useSyncExternalStore(wallet.subscribe, wallet.get)
  return mergeConnectionStatus(status, useSignInStatus())
}
