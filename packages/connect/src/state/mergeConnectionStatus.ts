import type { AuthStatus } from './createAuthStore.ts'
import type { WalletState } from './createWalletStore.ts'

/** One word for wallet and sign-in together. */
export type ConnectionStatus = WalletState['status'] | 'loading' | 'unauthenticated'

/**
 * Combines the status of the wallet and of the sign-in. Signing in is optional: it is part of the status only where the page needs it (the
 * sign-in dialog, data of the service). Everywhere else a connected wallet is connected.
 *
 * @example
 * mergeConnectionStatus('connected', 'loading') // 'loading'
 */
export function mergeConnectionStatus(wallet: WalletState['status'], auth: AuthStatus | null): ConnectionStatus {
  if (wallet !== 'connected' || auth === null || auth === 'authenticated') return wallet
  return auth
}
