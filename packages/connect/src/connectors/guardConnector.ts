import type { CreateConnectorFn } from '@wagmi/core'
import { toChainId } from '../requests/readWalletChainId.ts'
import { WalletError } from '../errors/WalletError.ts'
import { toAccounts } from './toAccounts.ts'

/** Validates the accounts and the chain that a wallet announces, because wagmi passes both on unparsed. */
export const guardConnector =
  (create: CreateConnectorFn): CreateConnectorFn =>
  (parameters) => {
    const connector = create(parameters)
    return {
      ...connector,
      async getChainId() {
        const chainId = await connector.getChainId.call(this)
        if (!Number.isSafeInteger(chainId) || chainId <= 0) throw new WalletError('unreadable')
        return chainId
      },
      /** Without a valid account, the wallet has ended the connection. */
      onAccountsChanged(accounts) {
        connector.onAccountsChanged.call(this, toAccounts(accounts))
      },
      onChainChanged(chainId) {
        if (toChainId(chainId) !== null) connector.onChainChanged.call(this, chainId)
      },
    }
  }
