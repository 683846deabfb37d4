import type { Chain } from '@countersign/api'
import { chainFeatures, chainPresets, findSafeDeployment, type SafeContractName } from '@countersign/chains'
import type { NodeReport } from './probeNode.ts'
import { addNetworkMessages } from './addNetworkMessages.ts'

export type ChainNames = { readonly chainName: string; readonly shortName: string; readonly symbol: string }

const NO_KEY = 'NO_AUTHENTICATION' as const
/**
 * The defaults for an unknown chain: every EVM chain has a coin of 18 decimals, and the L2 contracts emit more events.
 */
const UNKNOWN = {
  l2: true,
  isTestnet: false,
  nativeCurrency: { name: null, decimals: 18 },
  explorer: { address: '', txHash: '', api: '' },
  features: chainFeatures,
  ensRegistryAddress: null,
  theme: { textColor: '#ffffff', backgroundColor: '#4f5b66' },
}

/** Names of a chain from the bundled presets. */
export function knownNames(chainId: string): ChainNames | null {
  const preset = chainPresets.find((one) => String(one.chainId) === chainId)
  return preset ? { chainName: preset.name, shortName: preset.shortName, symbol: preset.nativeCurrency.symbol } : null
}

/** Describes a chain like the service would, from the answers of its node and the names that the owner entered. */
export function describeChain(report: NodeReport, names: ChainNames, url: string): Chain {
  const about = chainPresets.find((one) => String(one.chainId) === report.chainId) ?? UNKNOWN
  const version = report.versions.find((one) => one === '1.4.1') ?? report.versions.at(-1) ?? '1.4.1'
  const address = (name: SafeContractName) => findSafeDeployment(version, name)?.address ?? null
  const uri = { authentication: NO_KEY, value: url }
  return {
    chainId: report.chainId,
    chainName: names.chainName,
    shortName: names.shortName,
    description: addNetworkMessages.description,
    chainLogoUri: null,
    l2: about.l2,
    isTestnet: about.isTestnet,
    zk: false,
    nativeCurrency: {
      name: about.nativeCurrency.name ?? names.symbol,
      symbol: names.symbol,
      decimals: about.nativeCurrency.decimals,
      logoUri: null,
    },
    transactionService: '',
    blockExplorerUriTemplate: about.explorer,
    beaconChainExplorerUriTemplate: { publicKey: null },
    disabledWallets: [],
    features: [...about.features],
    gasPrice: [],
    ensRegistryAddress: about.ensRegistryAddress,
    rpcUri: uri,
    safeAppsRpcUri: uri,
    publicRpcUri: uri,
    theme: about.theme,
    balancesProvider: { chainName: null, enabled: false },
    contractAddresses: {
      safeSingletonAddress: address(about.l2 ? 'SafeL2' : 'Safe'),
      safeProxyFactoryAddress: address('SafeProxyFactory'),
      multiSendAddress: address('MultiSend'),
      multiSendCallOnlyAddress: address('MultiSendCallOnly'),
      fallbackHandlerAddress: address('CompatibilityFallbackHandler'),
      signMessageLibAddress: address('SignMessageLib'),
      createCallAddress: address('CreateCall'),
      simulateTxAccessorAddress: address('SimulateTxAccessor'),
      safeWebAuthnSignerFactoryAddress: null,
    },
    recommendedMasterCopyVersion: version,
    relayer: null,
  }
}
