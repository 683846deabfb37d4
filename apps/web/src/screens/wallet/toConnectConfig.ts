import type { Chain, PageConfig } from '@countersign/api'
import type { ConnectConfig } from '@countersign/connect'
import { WalletError } from '@countersign/connect/core'
import { walletEntries } from '@countersign/connect/wallets'
import { toConnectChain } from '../../data/chain-access/toConnectChain.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { explorerTransactionLink } from '../../data/url/explorerLink.ts'
import { announceDemoOwners, isDemoProvider } from './demo/announceDemoOwners.ts'
import { hardwareEntries } from './hardwareEntries.ts'
import { kitContentMessages as messages } from './kitContentMessages.ts'

/** The configuration of the connect kit. Announces the demo owners, which the kit then finds like any other wallet. */
export function toConnectConfig(config: PageConfig, chains: readonly Chain[]): ConnectConfig {
  announceDemoOwners(config, chains)
  const { projectId, relayUrl } = config.walletConnect
  const chainOf = (chainId: string) => chains.find((chain) => chain.chainId === chainId)
  return {
    chains: chains.map(toConnectChain),
    app: { name: 'Countersign', description: messages.about, icon: `${window.location.origin}/favicon.svg` },
    wallets: [...walletEntries, ...hardwareEntries(chains, config.trezorScript)],
    walletConnect: projectId ? { projectId, ...(relayUrl ? { relayUrl } : {}) } : null,
    async readChain(chainId, method, params) {
      const chain = chainOf(chainId)
      if (!chain) throw new WalletError('chain-not-configured', { chainId })
      return rpcRequest(chain, method, params)
    },
    explorerLink(chainId, hash) {
      const chain = chainOf(chainId)
      return chain ? explorerTransactionLink(chain, hash) : null
    },
    isDemo: isDemoProvider,
  }
}
