import type { CreateConnectorFn } from '@wagmi/core'
import { toChainId } from '../../../data/wallet/readWalletChainId.ts'
import { WalletError } from '../../../data/wallet/WalletError.ts'
import { toAccounts } from './toAccounts.ts'

/** A connector whose wallet may announce anything as its accounts or chain. wagmi passes both on unread. */
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
      /** Without an account that can be read, the wallet has ended the connection. */
      onAccountsChanged(accounts) {
        connector.onAccountsChanged.call(this, toAccounts(accounts))
      },
      onChainChanged(chainId) {
        if (toChainId(chainId) !== null) connector.onChainChanged.call(this, chainId)
      },
    }
  }
