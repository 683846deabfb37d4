import { SignClient } from '@walletconnect/sign-client'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import type { Client } from './walletConnectProvider.ts'

type Settings = NonNullable<WalletEnvironment['walletConnect']>

/** The dapp's side of WalletConnect. Its storage is its own: the wallet's side of this page keeps other sessions. */
export async function openWalletConnectClient({ projectId, relayUrl }: Settings): Promise<Client> {
  const client = await SignClient.init({
    projectId,
    ...(relayUrl === undefined ? {} : { relayUrl }),
    customStoragePrefix: 'countersign-dapp',
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: 'Countersign',
      description: 'Multi-signature accounts, checked before they are signed',
      url: window.location.origin,
      icons: [`${window.location.origin}/favicon.svg`],
    },
  })
  // The operator of the public relay vouches for this site in a frame of its own. A relay of one's own has nobody to vouch, and
  // without an answer from there every pairing and every request would wait five seconds.
  if (relayUrl !== undefined) client.core.verify.register = async () => ''
  return client
}
