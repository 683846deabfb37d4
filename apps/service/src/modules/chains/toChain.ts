import type { Chain } from '@countersign/api'
import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import type { ChainConfig } from '../../config/chainConfig.ts'
import { showsRelaying } from '../relay/isRelayed.ts'
import { transactionServiceUrl } from '../tx-service/transactionServiceUrl.ts'

/** A configured chain as clients see it. */
export function toChain(config: ChainConfig, origin: string): Chain {
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
    blockExplorerUriTemplate: config.blockExplorerUriTemplate,
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
