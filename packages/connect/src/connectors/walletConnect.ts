import type { CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../errors/WalletError.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { openWalletConnectClient } from './openWalletConnectClient.ts'
import type { SdkProvider } from './sdkProvider.ts'
import { createWalletConnectProvider } from './walletConnectProvider.ts'
import { connectorMessages } from './connectorMessages.ts'

let provider: Promise<SdkProvider> | null = null

/**
 * Any WalletConnect wallet. The text of its QR code arrives as wagmi message `{ type: 'display_uri', data: uri }`,
 * again after each expiry. Entries for different phone wallets share one client and one session.
 */
export const loadWalletConnect = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createSdkConnector({
    id: 'walletConnect',
    name: 'WalletConnect',
    open: () => {
      provider ??= openProvider(environment).catch((error: unknown) => {
        provider = null
        throw error
      })
      return provider
    },
  })

async function openProvider({ walletConnect, chains, app, read, storageKey }: WalletEnvironment): Promise<SdkProvider> {
  if (walletConnect === null) throw new WalletError('not-supported', { detail: connectorMessages.notConfigured })
  return createWalletConnectProvider({
    client: await openWalletConnectClient(walletConnect, app, `${storageKey}-dapp`),
    chainIds: chains.map(({ chainId }) => chainId),
    read,
  })
}
