import { SignClient } from '@walletconnect/sign-client'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import type { Client } from './walletConnectProvider.ts'
import type { AppIdentity } from '../model/AppIdentity.ts'

type Settings = NonNullable<WalletEnvironment['walletConnect']>

/** The dapp side of WalletConnect. It has its own storage, because the wallet side of a page has other sessions. */
export async function openWalletConnectClient(
  { projectId, relayUrl }: Settings,
  app: AppIdentity,
  storagePrefix: string,
): Promise<Client> {
  const client = await SignClient.init({
    projectId,
    ...(relayUrl === undefined ? {} : { relayUrl }),
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: app.name,
      description: app.description ?? '',
      url: window.location.origin,
      icons: app.icon === undefined ? [] : [app.icon],
    },
  })
  // The operator of the public relay verifies this site in a frame. A private relay does not, and without an answer
  // every pairing and request would wait five seconds.
  if (relayUrl !== undefined) client.core.verify.register = async () => ''
  return client
}
