import { createWalletStore, type WalletDialogName, type WalletState } from '@countersign/connect/core'
import { useSyncExternalStore } from 'react'
import { useStore } from '../store/useStore.ts'
import { lastWallet } from './lastWallet.ts'

/** The connected wallet of this page. */
export const walletStore = createWalletStore(lastWallet)

export const useWallet = (): WalletState => useStore(walletStore)
export const useWalletDialog = (): WalletDialogName | null =>
  useSyncExternalStore(walletStore.subscribe, walletStore.getDialog)

export const openConnectDialog = () => walletStore.setDialog('connect')
export const openAccountDialog = () => walletStore.setDialog('account')
export const openNetworkDialog = () => walletStore.setDialog('network')
/** Signing in is always optional: offer it beside the function that needs it, and do not block other functions. */
export const openSignInDialog = () => walletStore.setDialog('signIn')

export const disconnectWallet = (): Promise<void> => walletStore.disconnect()
