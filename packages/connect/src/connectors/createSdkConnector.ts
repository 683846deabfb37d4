import { createConnector, type CreateConnectorFn } from '@wagmi/core'
import { toChainId } from '../requests/readWalletChainId.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { SdkProvider } from './sdkProvider.ts'
import { toAccounts } from './toAccounts.ts'
import { connectorMessages } from './connectorMessages.ts'

type Options = {
  readonly id: string
  readonly name: string
  /** Creates the provider when the wallet is chosen or reconnects, never earlier. */
  readonly open: () => Promise<SdkProvider>
}

/**
 * A wagmi connector for a wallet that is reached through its maker's SDK. Its setup does nothing. Cancelling during the
 * connection rejects the request.
 */
export const createSdkConnector = ({ id, name, open }: Options): CreateConnectorFn =>
  createConnector(({ emitter, chains }) => {
    let opened: Promise<SdkProvider> | null = null
    let leave = () => {}
    const events = {
      accountsChanged: (value: unknown) => connector.onAccountsChanged(Array.isArray(value) ? value : []),
      chainChanged: (value: unknown) => connector.onChainChanged(String(value)),
      disconnect: () => connector.onDisconnect(),
      display_uri: (value: unknown) => emitter.emit('message', { type: 'display_uri', data: value }),
    }

    const getProvider = () => {
      opened ??= open().catch((error: unknown) => {
        opened = null
        throw error
      })
      return opened
    }
    const ignore = (provider: SdkProvider) => {
      for (const [event, listener] of Object.entries(events)) provider.removeListener(event, listener)
    }
    const listen = (provider: SdkProvider) => {
      ignore(provider)
      for (const [event, listener] of Object.entries(events)) provider.on(event, listener)
    }
    /** SDKs of windows and phones do not notice a cancelled attempt. */
    const unlessLeft = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
      Promise.race([answer, new Promise<never>((_, reject) => (leave = () => reject(new WalletError('rejected'))))])
    const getChainId = async () => {
      const chainId = toChainId(await (await getProvider()).request({ method: 'eth_chainId' }))
      if (chainId === null) throw new WalletError('failed', { detail: connectorMessages.noChainId })
      return Number(chainId)
    }

    const connector = {
      id,
      name,
      type: 'sdk',
      setup: async () => {},
      async connect({ isReconnecting = false }: { isReconnecting?: boolean | undefined } = {}) {
        const provider = await getProvider()
        // A new choice starts a new session: an earlier session or an unused code must not answer.
        if (!isReconnecting) await provider.close?.()
        listen(provider)
        try {
          const method = isReconnecting ? 'eth_accounts' : 'eth_requestAccounts'
          const accounts = toAccounts(await unlessLeft(provider.request({ method })))
          if (accounts.length === 0) throw new WalletError('rejected')
          // wagmi's type depends on an option that is not used here.
          return { accounts: accounts as never, chainId: await getChainId() }
        } catch (error) {
          ignore(provider)
          throw error
        }
      },
      async disconnect() {
        leave()
        if (opened === null) return
        const provider = await opened
        ignore(provider)
        await provider.close?.()
      },
      getAccounts: async () => toAccounts(await (await getProvider()).request({ method: 'eth_accounts' })),
      getChainId,
      getProvider,
      isAuthorized: async () => {
        try {
          return (await connector.getAccounts()).length > 0
        } catch {
          return false
        }
      },
      async switchChain({ chainId }: { chainId: number }) {
        const chain = chains.find((one) => one.id === chainId)
        if (!chain) throw new WalletError('chain-not-configured', { chainId: String(chainId) })
        const params = [{ chainId: `0x${chainId.toString(16)}` }]
        await (await getProvider()).request({ method: 'wallet_switchEthereumChain', params })
        return chain
      },
      onAccountsChanged(accounts: string[]) {
        const known = toAccounts(accounts)
        if (known.length === 0) connector.onDisconnect()
        else emitter.emit('change', { accounts: known })
      },
      onChainChanged(chain: string) {
        const chainId = toChainId(chain)
        if (chainId !== null) emitter.emit('change', { chainId: Number(chainId) })
      },
      onDisconnect() {
        emitter.emit('disconnect')
        void opened?.then(ignore)
      },
    }
    return connector
  })
