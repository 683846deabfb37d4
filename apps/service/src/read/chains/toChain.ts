import type { Chain } from '@countersign/api'
import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import { showsRelaying } from '../../config/isRelayed.ts'

/** Other clients fail on a template that is not a URL, so a chain without an explorer gets the page's own read-only view. */
function withOwnExplorer(
  { blockExplorerUriTemplate: named, chainId, shortName }: ChainConfig,
  origin: string,
  pageUrl: string,
) {
  const own = `${pageUrl}/explorer/${shortName}`
  const query = 'module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}'
  return {
    address: named.address || `${own}/address/{{address}}`,
    txHash: named.txHash || `${own}/tx/{{txHash}}`,
    api: named.api || `${origin}/v1/chains/${chainId}/explorer-api?${query}`,
  }
}

/**
 * A configured chain as clients receive it.
 * @param origin of this service @param pageUrl public address of the page
 */
export function toChain(config: ChainConfig, origin: string, pageUrl = origin): Chain {
  const publicRpcUri = config.publicRpcUri ?? config.rpcUri
  const address = (name: SafeContractName) => findSafeDeployment(config.recommendedVersion, name)?.address ?? null
  return {
    chainId: config.chainId,
    chainName: config.chainName,
    shortName: config.shortName,
    description: config.description,
    chainLogoUri: null,
    l2: config.l2,
    isTestnet: config.isTestnet,
    zk: false,
    nativeCurrency: { ...config.nativeCurrency, logoUri: null },
    transactionService: transactionServiceUrl(origin, config.chainId),
    blockExplorerUriTemplate: withOwnExplorer(config, origin, pageUrl),
    beaconChainExplorerUriTemplate: { publicKey: null },
    disabledWallets: [],
    features: config.features,
    gasPrice: config.gasPrice,
    ensRegistryAddress: config.ensRegistryAddress,
    rpcUri: config.rpcUri,
    safeAppsRpcUri: publicRpcUri,
    publicRpcUri,
    theme: config.theme,
    balancesProvider: { chainName: null, enabled: false },
    contractAddresses: {
      safeSingletonAddress: address(config.l2 ? 'SafeL2' : 'Safe'),
      safeProxyFactoryAddress: address('SafeProxyFactory'),
      multiSendAddress: address('MultiSend'),
      multiSendCallOnlyAddress: address('MultiSendCallOnly'),
      fallbackHandlerAddress: address('CompatibilityFallbackHandler'),
      signMessageLibAddress: address('SignMessageLib'),
      createCallAddress: address('CreateCall'),
      simulateTxAccessorAddress: address('SimulateTxAccessor'),
      safeWebAuthnSignerFactoryAddress: null,
    },
    recommendedMasterCopyVersion: config.recommendedVersion,
    relayer: showsRelaying(config.features)
      ? {
          type: 'DAILY_LIMIT',
          safeCreationSponsored: true,
          safeTransactionSponsored: true,
          enableTenderlySimulationBeforeRelay: false,
        }
      : null,
  }
}

/** The address that clients of the Safe Transaction Service expect; they append `/api` and the version. */
export const transactionServiceUrl = (origin: string, chainId: string): string => `${origin}/tx-service/${chainId}`
