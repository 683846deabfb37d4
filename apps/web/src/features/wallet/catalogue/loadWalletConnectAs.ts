import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEntryId, WalletEnvironment } from './WalletEntry.ts'

/** Phone wallets reached over WalletConnect each keep their own id, so that the right one comes back after a reload. */
export const loadWalletConnectAs =
  (id: WalletEntryId, name: string) =>
  async (environment: WalletEnvironment): Promise<CreateConnectorFn> => {
    const create = await (await import('../connectors/walletConnect.ts')).loadWalletConnect(environment)
    return (config) => ({ ...create(config), id, name })
  }
