import type { Chain } from '@countersign/api'
import { defineChain, type Chain as ViemChain } from 'viem'
import { nativeCoin } from './nativeCoin.ts'

export function toViemChain(chain: Chain, urls: readonly string[]): ViemChain {
  return defineChain({
    id: Number(chain.chainId),
    name: chain.chainName,
    nativeCurrency: { name: chain.nativeCurrency.name, ...nativeCoin(chain) },
    rpcUrls: { default: { http: [...urls] } },
    testnet: chain.isTestnet,
  })
}
