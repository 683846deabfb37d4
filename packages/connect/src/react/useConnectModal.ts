import { useCallback, useSyncExternalStore } from 'react'
import type { WalletDialogName } from '../state/createWalletStore.ts'
import { useKit } from '../kit/KitContext.tsx'
import { prepareDialogs } from './loadDialogs.ts'

/** A dialog of the kit: whether it is open, and functions that open and close it. */
export type ConnectModal = {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Loads the dialogs before they are opened, for example when the pointer reaches a button. */
  readonly prepare: () => void
}

function useModal(name: WalletDialogName): ConnectModal {
  const kit = useKit()
  const { wallet } = kit.state
  const isOpen = useSyncExternalStore(wallet.subscribe, wallet.getDialog) === name
  const open = useCallback(() => wallet.setDialog(name), [wallet, name])
  const close = useCallback(() => wallet.setDialog(null), [wallet])
  const prepare = useCallback(() => prepareDialogs(kit), [kit])
  return { isOpen, open, close, prepare }
}

/**
 * Opens and closes the dialog with the list of wallets.
 *
 * @example
 * const { isOpen, open, close, prepare } = useConnectModal()
 */
export const useConnectModal = (): ConnectModal => useModal('connect')

/**
 * Opens and closes the dialog of the connected wallet: address, balance, recent transactions.
 *
 * @example
 * const { open } = useAccountModal()
 */
export const useAccountModal = (): ConnectModal => useModal('account')

/**
 * Opens and closes the dialog with the list of networks.
 *
 * @example
 * const { open } = useNetworkModal()
 */
export const useNetworkModal = (): ConnectModal => useModal('network')

/**
 * Opens and closes the dialog in which the user proves the address by a signature.
 *
 * @example
 * const { open } = useSignInModal()
 */
export const useSignInModal = (): ConnectModal => useModal('signIn')
