import type { Chain } from '@countersign/api'
import type { ConnectChain } from '@countersign/connect/core'
import { liveRpcUrls } from '../rpc/rpcRequest.ts'
import { nativeCoin } from './nativeCoin.ts'

/** A network as the connect kit describes it. */
export function toConnectChain(chain: Chain): ConnectChain {
  const [explorerUrl = ''] = chain.blockExplorerUriTemplate.address.split('/address/')
  return {
    chainId: chain.chainId,
    name: chain.chainName,
    nativeCurrency: { name: chain.nativeCurrency.name, ...nativeCoin(chain) },
    rpcUrls: liveRpcUrls(chain),
    walletRpcUrl: chain.publicRpcUri.value,
    explorerUrl,
    isTestnet: chain.isTestnet,
  }
}
