/**
 * A network that the host offers, as plain data.
 *
 * @example
 * const chain: ConnectChain = {
 *   chainId: '1',
 *   name: 'Ethereum',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: ['https://node.example'],
 *   explorerUrl: 'https://etherscan.io',
 * }
 */
export type ConnectChain = {
  /** Decimal. */
  readonly chainId: string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** JSON-RPC nodes for reads, the preferred one first. */
  readonly rpcUrls: readonly string[]
  /** The node that is named to a wallet which adds the network. Default: the first of `rpcUrls`. */
  readonly walletRpcUrl?: string
  /** Web site of the block explorer, without a path. */
  readonly explorerUrl?: string
  readonly isTestnet?: boolean
}
