/** A public chain whose name contains the name of a bundled one, with the chain id that may use the name. */
export type OtherNetwork = { readonly chainId: number; readonly name: string; readonly isTestnet: boolean }

const testnet = (chainId: number, name: string): OtherNetwork => ({ chainId, name, isTestnet: true })

/**
 * Public chains without a preset that have their name from a bundled network. Without this list, their own names
 * would count as imitations, and a bundled network could be named like its test network.
 */
export const otherNetworks: readonly OtherNetwork[] = [
  testnet(84532, 'Base Sepolia'),
  testnet(11155420, 'Optimism Sepolia'),
  testnet(11155420, 'OP Sepolia'),
  testnet(421614, 'Arbitrum Sepolia'),
  { chainId: 42170, name: 'Arbitrum Nova', isTestnet: false },
  testnet(80002, 'Polygon Amoy'),
  { chainId: 1101, name: 'Polygon zkEVM', isTestnet: false },
  testnet(2442, 'Polygon zkEVM Cardona'),
  testnet(10200, 'Gnosis Chain Chiado'),
  testnet(97, 'BNB Smart Chain Testnet'),
  testnet(43113, 'Avalanche Fuji'),
  { chainId: 61, name: 'Ethereum Classic', isTestnet: false },
  testnet(59141, 'Linea Sepolia'),
  testnet(534351, 'Scroll Sepolia'),
  testnet(300, 'zkSync Sepolia'),
  testnet(1301, 'Unichain Sepolia'),
  testnet(4801, 'World Chain Sepolia'),
  testnet(5003, 'Mantle Sepolia'),
  testnet(11142220, 'Celo Sepolia'),
  testnet(168587773, 'Blast Sepolia'),
  testnet(1946, 'Soneium Minato'),
  testnet(763373, 'Ink Sepolia'),
]
