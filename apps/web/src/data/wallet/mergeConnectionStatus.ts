import type { AuthStatus } from './authStore.ts'
import type { WalletState } from './walletStore.ts'

export type ConnectionStatus = WalletState['status'] | 'loading' | 'unauthenticated'

/**
 * One status out of the wallet's and the sign-in's. Signing in is optional: only where something asks for it (the sign-in
 * dialog, what belongs to the service) is it part of the answer; everywhere else a connected wallet is connected.
 */
export function mergeConnectionStatus(wallet: WalletState['status'], auth: AuthStatus | null): ConnectionStatus {
  if (wallet !== 'connected' || auth === null || auth === 'authenticated') return wallet
  return auth
}
