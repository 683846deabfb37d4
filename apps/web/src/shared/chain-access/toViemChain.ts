import type { Chain } from '@countersign/api'
import { defineChain, type Chain as ViemChain } from 'viem'

export function toViemChain(chain: Chain, urls: readonly string[]): ViemChain {
  const { name, symbol, decimals } = chain.nativeCurrency
  return defineChain({
    id: Number(chain.chainId),
    name: chain.chainName,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: { default: { http: [...urls] } },
    testnet: chain.isTestnet,
  })
}
