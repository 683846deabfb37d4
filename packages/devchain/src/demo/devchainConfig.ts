import type { Address } from 'viem'
import type { TestContracts } from '../contracts/testContracts.ts'

const features = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
  'DELETE_TX',
  'PROPOSERS',
]

const presentation: Record<
  number,
  { chainName: string; shortName: string; theme: { textColor: string; backgroundColor: string } }
> = {
  31337: { chainName: 'Local chain', shortName: 'dev1', theme: { textColor: '#0F1621', backgroundColor: '#CFE3DA' } },
  31338: {
    chainName: 'Second local chain',
    shortName: 'dev2',
    theme: { textColor: '#0F1621', backgroundColor: '#E6DCC8' },
  },
}

/** A chain entry of the client service's configuration. */
export type DevchainConfig = {
  chainId: string
  chainName: string
  shortName: string
  description: string
  isTestnet: boolean
  isLocal: boolean
  l2: boolean
  nativeCurrency: { name: string; symbol: string; decimals: number }
  serviceRpcUrl: string
  rpcUri: { authentication: 'NO_AUTHENTICATION'; value: string }
  publicRpcUri: { authentication: 'NO_AUTHENTICATION'; value: string }
  features: string[]
  ensRegistryAddress: Address
  theme: { textColor: string; backgroundColor: string }
  recommendedVersion: string
  tokens: { address: Address; symbol: string; name: string; decimals: number; type: 'ERC20' | 'ERC721' }[]
  prices: { type: 'feed'; address: Address }
  pollMs: number
}

/**
 * The service's configuration of a local chain. Ids 31337 and 31338 are named `dev1` and `dev2`.
 *
 * @param options.recommendedVersion contract version for new accounts, default 1.4.1
 * @example
 * devchainConfig({ chainId: 31337, rpcUrl }, await deployTestContracts(rpcUrl))
 */
export function devchainConfig(
  { chainId, rpcUrl }: { chainId: number; rpcUrl: string },
  contracts: TestContracts,
  options: { recommendedVersion?: string } = {},
): DevchainConfig {
  const rpc = { authentication: 'NO_AUTHENTICATION', value: rpcUrl } as const
  return {
    ...(presentation[chainId] ?? {
      chainName: `Local chain ${chainId}`,
      shortName: `dev${chainId}`,
      theme: { textColor: '#0F1621', backgroundColor: '#ECE9E0' },
    }),
    chainId: String(chainId),
    description: 'A development chain on this machine. Its currency and tokens have no value.',
    isTestnet: true,
    isLocal: true,
    l2: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    serviceRpcUrl: rpcUrl,
    rpcUri: rpc,
    publicRpcUri: rpc,
    features,
    ensRegistryAddress: contracts.ensRegistry,
    recommendedVersion: options.recommendedVersion ?? '1.4.1',
    tokens: [
      { address: contracts.testUsd, symbol: 'TUSD', name: 'Test USD', decimals: 6, type: 'ERC20' },
      { address: contracts.testDai, symbol: 'TDAI', name: 'Test DAI', decimals: 18, type: 'ERC20' },
      { address: contracts.badges, symbol: 'HALD', name: 'Halden Badges', decimals: 0, type: 'ERC721' },
    ],
    prices: { type: 'feed', address: contracts.priceFeed },
    pollMs: 400,
  }
}
