import type { ChainPreset } from './ChainPreset.ts'
import { findEnsRegistry } from './findEnsRegistry.ts'

/**
 * Features that the page enables on a chain. These presets support all of them: every Safe contract and the
 * AllowanceModule are deployed, and fees follow EIP-1559.
 *
 * @example
 * const features = chainFeatures.filter((feature) => feature !== 'SPENDING_LIMIT')
 */
export const chainFeatures = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
  'DELETE_TX',
  'PROPOSERS',
] as const
const legacyGasFeatures = chainFeatures.filter((feature) => feature !== 'EIP1559')

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** Block explorers of the Etherscan family use the same paths. */
const explorerAt = (site: string) => ({
  address: `${site}/address/{{address}}`,
  txHash: `${site}/tx/{{txHash}}`,
  api: `${site}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
})

const shared = {
  l2: true,
  isTestnet: false,
  features: chainFeatures,
  ensRegistryAddress: null,
  recommendedMasterCopyVersion: '1.4.1',
}

/** Public chains that can be configured by id alone. The configuration file can override every field. */
export const chainPresets: readonly ChainPreset[] = [
  {
    ...shared,
    chainId: 1,
    firstSafeBlock: 7_450_000,
    shortName: 'eth',
    name: 'Ethereum',
    nativeCurrency: ether,
    publicRpcUrl: 'https://ethereum-rpc.publicnode.com',
    explorer: explorerAt('https://etherscan.io'),
    l2: false,
    features: [...chainFeatures, 'DOMAIN_LOOKUP'],
    ensRegistryAddress: findEnsRegistry('1'),
    theme: { textColor: '#ffffff', backgroundColor: '#4f5b93' },
  },
  {
    ...shared,
    chainId: 10,
    firstSafeBlock: 173_000,
    shortName: 'oeth',
    name: 'Optimism',
    nativeCurrency: ether,
    publicRpcUrl: 'https://mainnet.optimism.io',
    explorer: explorerAt('https://optimistic.etherscan.io'),
    theme: { textColor: '#ffffff', backgroundColor: '#c4122f' },
  },
  {
    ...shared,
    chainId: 8453,
    firstSafeBlock: 590_000,
    shortName: 'base',
    name: 'Base',
    nativeCurrency: ether,
    publicRpcUrl: 'https://mainnet.base.org',
    explorer: explorerAt('https://basescan.org'),
    theme: { textColor: '#ffffff', backgroundColor: '#0047d6' },
  },
  {
    ...shared,
    chainId: 42161,
    firstSafeBlock: 1_000,
    shortName: 'arb1',
    name: 'Arbitrum',
    nativeCurrency: ether,
    publicRpcUrl: 'https://arb1.arbitrum.io/rpc',
    explorer: explorerAt('https://arbiscan.io'),
    theme: { textColor: '#ffffff', backgroundColor: '#1b4a75' },
  },
  {
    ...shared,
    chainId: 137,
    firstSafeBlock: 14_300_000,
    shortName: 'matic',
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    publicRpcUrl: 'https://polygon-bor-rpc.publicnode.com',
    explorer: explorerAt('https://polygonscan.com'),
    theme: { textColor: '#ffffff', backgroundColor: '#6f2fd0' },
  },
  {
    ...shared,
    chainId: 100,
    firstSafeBlock: 10_040_000,
    shortName: 'gno',
    name: 'Gnosis Chain',
    nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    publicRpcUrl: 'https://rpc.gnosischain.com',
    explorer: explorerAt('https://gnosisscan.io'),
    theme: { textColor: '#ffffff', backgroundColor: '#2f6158' },
  },
  {
    ...shared,
    chainId: 56,
    firstSafeBlock: 8_485_000,
    shortName: 'bnb',
    name: 'BNB Smart Chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    publicRpcUrl: 'https://bsc-dataseed.bnbchain.org',
    explorer: explorerAt('https://bscscan.com'),
    features: legacyGasFeatures,
    theme: { textColor: '#1c1c1c', backgroundColor: '#f0b90b' },
  },
  {
    ...shared,
    chainId: 43114,
    firstSafeBlock: 4_949_000,
    shortName: 'avax',
    name: 'Avalanche',
    nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
    publicRpcUrl: 'https://api.avax.network/ext/bc/C/rpc',
    explorer: explorerAt('https://snowtrace.io'),
    theme: { textColor: '#ffffff', backgroundColor: '#b3262a' },
  },
  {
    ...shared,
    chainId: 11155111,
    firstSafeBlock: 2_086_000,
    shortName: 'sep',
    name: 'Sepolia',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    publicRpcUrl: 'https://ethereum-sepolia-rpc.publicnode.com',
    explorer: explorerAt('https://sepolia.etherscan.io'),
    isTestnet: true,
    features: [...chainFeatures, 'DOMAIN_LOOKUP'],
    ensRegistryAddress: findEnsRegistry('11155111'),
    theme: { textColor: '#1c1c1c', backgroundColor: '#b8aaf2' },
  },
]
