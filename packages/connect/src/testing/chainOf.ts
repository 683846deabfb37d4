import type { ConnectChain } from '../chains/ConnectChain.ts'

/** A local network for tests. */
export const chainOf = (change: Partial<ConnectChain> = {}): ConnectChain => ({
  chainId: '31337',
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:9/'],
  isTestnet: true,
  ...change,
})
