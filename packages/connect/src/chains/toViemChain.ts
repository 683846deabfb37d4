import { defineChain, type Chain } from 'viem'
import type { ConnectChain } from './ConnectChain.ts'

/** A network as viem and wagmi describe it. */
export const toViemChain = ({ chainId, name, nativeCurrency, rpcUrls, isTestnet = false }: ConnectChain): Chain =>
  defineChain({
    id: Number(chainId),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [...rpcUrls] } },
    testnet: isTestnet,
  })
