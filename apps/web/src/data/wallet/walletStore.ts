import { type Address, createListeners } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'
import { useStore } from '../store/useStore.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readLastWallet, writeLastWallet } from './lastWallet.ts'

export type WalletState = {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly address: Address | null
  /** Decimal id of the wallet's chain. */
  readonly chainId: string | null
  /** The wallet's chain is not configured. */
  readonly unsupported: boolean
  readonly walletName: string | null
  readonly isDemo: boolean
  /** Chain reads sent to the wallet reach a node of its own. False when the connector sends them back to the page's node. */
  readonly hasOwnNode: boolean
}
export type WalletDialog = 'connect' | 'account' | 'network' | 'signIn'

const DISCONNECTED: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  unsupported: false,
  walletName: null,
  isDemo: false,
  hasOwnNode: false,
}

const { subscribe, notify } = createListeners()
let wallet: WalletState = initialState()
let dialog: WalletDialog | null = null
let provider: Eip1193Provider | null = null
let disconnect: () => Promise<void> = async () => {}

/** Small, because it is in the first bundle: the code that talks to a wallet is loaded later and writes its state here. */
export const walletStore = {
  get: () => wallet,
  getDialog: () => dialog,
  /** The connected wallet itself; null until it is connected, also while it is reconnecting. */
  getProvider: () => provider,
  set(next: Partial<WalletState>) {
    wallet = { ...wallet, ...next }
    notify()
  },
  setProvider(next: Eip1193Provider | null) {
    provider = next
    notify()
  },
  setDialog(next: WalletDialog | null) {
    dialog = next
    notify()
  },
  clear() {
    wallet = DISCONNECTED
    provider = null
    notify()
  },
  onDisconnect(action: () => Promise<void>) {
    disconnect = action
  },
  subscribe,
}

export const useWallet = (): WalletState => useStore(walletStore)
export const useWalletDialog = (): WalletDialog | null => useSyncExternalStore(subscribe, walletStore.getDialog)

export const openConnectDialog = () => walletStore.setDialog('connect')
export const openAccountDialog = () => walletStore.setDialog('account')
export const openNetworkDialog = () => walletStore.setDialog('network')
/** Signing in is always optional: offer it beside the function that needs it, and do not block other functions. */
export const openSignInDialog = () => walletStore.setDialog('signIn')

export async function disconnectWallet(): Promise<void> {
  writeLastWallet(null)
  walletStore.clear()
  await disconnect()
}

/** The last wallet is shown immediately. Whether it is still connected is known later. */
function initialState(): WalletState {
  const last = readLastWallet()
  if (last === null) return DISCONNECTED
  const { address, chainId, name, isDemo } = last
  return { ...DISCONNECTED, status: 'reconnecting', address, chainId, walletName: name, isDemo }
}
