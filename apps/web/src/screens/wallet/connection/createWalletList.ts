import { identifyInjected } from '../catalogue/identifyInjected.ts'
import { listWallets } from '../catalogue/listWallets.ts'
import { walletEntries } from '../catalogue/walletEntries.ts'
import { isDemoProvider } from '../demo/announceDemoOwners.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import type { Discovery } from './discoverWallets.ts'

/**
 * The wallets to choose from, as an external store. Its value stays the same object until a wallet announces itself or
 * appears at `window.ethereum`.
 */
export function createWalletList(
  discovery: Discovery,
  { hasProjectId, hasTrezor }: { hasProjectId: boolean; hasTrezor: boolean },
) {
  let made: { announced: unknown; ethereum: unknown; wallets: readonly ListedWallet[] } | null = null
  return {
    subscribeWallets: discovery.subscribe,
    wallets(): readonly ListedWallet[] {
      const announced = discovery.wallets()
      const ethereum: unknown = Reflect.get(window, 'ethereum')
      if (made?.announced !== announced || made.ethereum !== ethereum) {
        const found = announced.map((wallet) => ({ ...wallet, isDemo: isDemoProvider(wallet.provider) }))
        const wallets = listWallets({
          entries: walletEntries,
          announced: found,
          injected: identifyInjected(ethereum),
          hasProjectId,
          hasTrezor,
          isEmbedded: window.parent !== window,
        })
        made = { announced, ethereum, wallets }
      }
      return made.wallets
    },
  }
}
