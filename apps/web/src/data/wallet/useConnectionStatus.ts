import { isSameAddress } from '@countersign/safe/light'
import { useAuth } from './authStore.ts'
import { mergeConnectionStatus, type ConnectionStatus } from './mergeConnectionStatus.ts'
import { useWallet } from './walletStore.ts'

/** Wallet and sign-in as one status, where signing in matters; of the wallet alone `useWallet().status` tells. */
export function useConnectionStatus(): ConnectionStatus {
  const { status, address } = useWallet()
  const auth = useAuth()
  const isOwn = auth.address === null || (address !== null && isSameAddress(auth.address, address))
  return mergeConnectionStatus(status, isOwn ? auth.status : 'unauthenticated')
}
