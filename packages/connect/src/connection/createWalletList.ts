import { identifyInjected } from '../catalogue/identifyInjected.ts'
import { listWallets } from '../catalogue/listWallets.ts'
import type { WalletEntry } from '../model/WalletEntry.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import type { Discovery } from './discoverWallets.ts'

type Options = {
  readonly entries: readonly WalletEntry[]
  readonly hasProjectId: boolean
  /** The provider is one of the host's own, whose keys are public. */
  readonly isDemo: (provider: unknown) => boolean
}

/**
 * The wallets to choose from, as an external store. Its value stays the same object until a wallet announces itself or
 * appears at `window.ethereum`.
 */
export function createWalletList(discovery: Discovery, { entries, hasProjectId, isDemo }: Options) {
  let made: { announced: unknown; ethereum: unknown; wallets: readonly ListedWallet[] } | null = null
  return {
    subscribeWallets: discovery.subscribe,
    wallets(): readonly ListedWallet[] {
      const announced = discovery.wallets()
      const ethereum: unknown = Reflect.get(window, 'ethereum')
      if (made?.announced !== announced || made.ethereum !== ethereum) {
        const found = announced.map((wallet) => ({ ...wallet, isDemo: isDemo(wallet.provider) }))
        const wallets = listWallets({
          entries,
          announced: found,
          injected: identifyInjected(ethereum),
          hasProjectId,
          isEmbedded: window.parent !== window,
        })
        made = { announced, ethereum, wallets }
      }
      return made.wallets
    },
  }
}
