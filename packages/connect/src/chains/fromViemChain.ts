import type { ConnectChain } from './ConnectChain.ts'

/** The part of viem's chain that is needed here. */
type ViemChain = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: ConnectChain['nativeCurrency']
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}

/**
 * A network of viem or wagmi as plain data of the kit.
 *
 * @example
 * fromViemChain({
 *   id: 1,
 *   name: 'Ethereum',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['https://node.example'] } },
 * }).chainId // '1'
 */
export const fromViemChain = ({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
  testnet = false,
}: ViemChain): ConnectChain => ({
  chainId: String(id),
  name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  isTestnet: testnet,
  ...(blockExplorers ? { explorerUrl: blockExplorers.default.url } : {}),
})
