import type { Chain, PageConfig } from '@countersign/api'
import { liveRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { WalletError } from '../../../data/wallet/WalletError.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'

/** What this deployment gives to wallets that are reached through code of their own. */
export function walletEnvironment(
  { walletConnect, trezorScript }: PageConfig,
  chains: readonly Chain[],
): WalletEnvironment {
  const { projectId, relayUrl } = walletConnect
  return {
    chains,
    trezorScript,
    walletConnect: projectId ? { projectId, ...(relayUrl ? { relayUrl } : {}) } : null,
    rpcUrlOf(chainId) {
      const chain = chains.find((one) => one.chainId === chainId)
      const url = chain && liveRpcUrls(chain)[0]
      if (!url) throw new WalletError('chain-not-configured', { chainId })
      return url
    },
  }
}
