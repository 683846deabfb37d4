import { SignClient } from '@walletconnect/sign-client'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import type { Client } from './walletConnectProvider.ts'
import { connectorMessages } from './connectorMessages.ts'

type Settings = NonNullable<WalletEnvironment['walletConnect']>

/** The dapp side of WalletConnect. It has its own storage, because the wallet side of this page has other sessions. */
export async function openWalletConnectClient({ projectId, relayUrl }: Settings): Promise<Client> {
  const client = await SignClient.init({
    projectId,
    ...(relayUrl === undefined ? {} : { relayUrl }),
    customStoragePrefix: 'countersign-dapp',
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: 'Countersign',
      description: connectorMessages.about,
      url: window.location.origin,
      icons: [`${window.location.origin}/favicon.svg`],
    },
  })
  // The operator of the public relay verifies this site in a frame. A private relay does not, and without an answer
  // every pairing and request would wait five seconds.
  if (relayUrl !== undefined) client.core.verify.register = async () => ''
  return client
}
