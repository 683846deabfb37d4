import { type Address, createListeners } from '@countersign/primitives'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import type { LastWalletMemory } from './createLastWallet.ts'

/** The connected wallet: address, network and name. */
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
/** The dialogs of the kit. */
export type WalletDialogName = 'connect' | 'account' | 'network' | 'signIn'
export type WalletStore = ReturnType<typeof createWalletStore>

const DISCONNECTED: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  unsupported: false,
  walletName: null,
  isDemo: false,
  hasOwnNode: false,
}

/**
 * The state of the connected wallet. Small, because it is in the first bundle: the code that talks to a wallet is loaded later and writes
 * its state here. The last wallet is shown immediately; whether it is still connected is known later.
 *
 * @example
 * createWalletStore(createLastWallet('example.wallet')).get().status // 'disconnected'
 */
export function createWalletStore(lastWallet: LastWalletMemory) {
  const { subscribe, notify } = createListeners()
  let wallet: WalletState = initialState(lastWallet)
  let dialog: WalletDialogName | null = null
  let provider: Eip1193Provider | null = null
  let leave: () => Promise<void> = async () => {}
  const store = {
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
    setDialog(next: WalletDialogName | null) {
      dialog = next
      notify()
    },
    clear() {
      wallet = DISCONNECTED
      provider = null
      notify()
    },
    onDisconnect(action: () => Promise<void>) {
      leave = action
    },
    /** Ends the connection, and forgets the wallet. */
    async disconnect(): Promise<void> {
      lastWallet.write(null)
      store.clear()
      await leave()
    },
    subscribe,
  }
  return store
}

function initialState(lastWallet: LastWalletMemory): WalletState {
  const last = lastWallet.read()
  if (last === null) return DISCONNECTED
  const { address, chainId, name, isDemo } = last
  return { ...DISCONNECTED, status: 'reconnecting', address, chainId, walletName: name, isDemo }
}
