import { createAuthStore, type AuthStore } from './createAuthStore.ts'
import { createGivenNetworks, type GivenNetworks } from './createGivenNetworks.ts'
import { createLastChain } from './createLastChain.ts'
import { createLastWallet, type LastWalletMemory } from './createLastWallet.ts'
import { createRecentWallets } from './createRecentWallets.ts'
import { createSessionStore, type SessionStore } from './createSessionStore.ts'
import { createTransactionStore, type TransactionStore } from '../transactions/createTransactionStore.ts'
import { createWalletStore, type WalletStore } from './createWalletStore.ts'

/** Everything that the kit knows and stores. */
export type ConnectState = {
  readonly storageKey: string
  readonly wallet: WalletStore
  readonly auth: AuthStore
  readonly session: SessionStore
  readonly transactions: TransactionStore
  readonly lastWallet: LastWalletMemory
  readonly lastChain: ReturnType<typeof createLastChain>
  readonly recentWallets: ReturnType<typeof createRecentWallets>
  readonly given: GivenNetworks
}

/**
 * The state of one kit. Without wagmi and viem, so that a page can create it before its first content.
 *
 * @param storageKey the prefix of the names in `localStorage`
 * @param known parts that the host has created before
 * @example
 * createConnectState('example').wallet.get().status // 'disconnected'
 */
export function createConnectState(storageKey: string, known: Partial<ConnectState> = {}): ConnectState {
  const lastWallet = known.lastWallet ?? createLastWallet(`${storageKey}.wallet`)
  return {
    storageKey,
    wallet: known.wallet ?? createWalletStore(lastWallet),
    auth: known.auth ?? createAuthStore(),
    session: known.session ?? createSessionStore(`${storageKey}.session`),
    transactions: known.transactions ?? createTransactionStore(`${storageKey}.transactions`),
    lastWallet,
    lastChain: createLastChain(`${storageKey}.last-chain`),
    recentWallets: createRecentWallets(`${storageKey}.recent-wallets`),
    given: known.given ?? createGivenNetworks(`${storageKey}.given-networks`),
  }
}
