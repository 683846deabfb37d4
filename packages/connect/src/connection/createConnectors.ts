import { injected, type Config, type Connector, type CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../errors/WalletError.ts'
import { INJECTED } from '../catalogue/listWallets.ts'
import type { WalletEntry, WalletEnvironment } from '../model/WalletEntry.ts'
import { walletStepMessages } from '../catalogue/walletStepMessages.ts'
import { guardConnector } from '../connectors/guardConnector.ts'
import { untilAnnounced, type Discovery } from './discoverWallets.ts'

/**
 * Connectors by id, created when a wallet is chosen or reconnects. Not at the start: a connector's setup loads its
 * maker's code, or follows a wallet that was not chosen.
 */
export function createConnectors(
  config: Config,
  discovery: Discovery,
  environment: WalletEnvironment,
  entries: readonly WalletEntry[],
) {
  const opened = new Map<string, Promise<Connector>>()

  const register = (id: string, name: string, create: CreateConnectorFn): Connector => {
    const quiet: CreateConnectorFn = (parameters) => ({
      ...guardConnector(create)(parameters),
      id,
      name,
      setup: async () => {},
    })
    const connector = config._internal.connectors.setup(quiet)
    config._internal.connectors.setState((known) => [...known, connector])
    return connector
  }

  async function make(id: string): Promise<Connector> {
    if (id === INJECTED) {
      if (!('ethereum' in window)) throw new WalletError('no-provider')
      return register(id, walletStepMessages.browserWallet, injected())
    }
    const entry = entries.find((candidate) => candidate.id === id)
    if (entry?.connector) {
      if (entry.needsProjectId && environment.walletConnect === null) throw new WalletError('no-provider')
      return register(id, entry.name, await entry.connector(environment))
    }
    const wallet = await untilAnnounced(discovery, id)
    if (!wallet) throw new WalletError('no-provider')
    const { name, icon, provider } = wallet
    // wagmi's provider type lists the flags of every wallet.
    const target = { id, name, provider: provider as never, ...(icon === null ? {} : { icon }) }
    return register(id, name, injected({ target }))
  }

  return {
    /** @throws {WalletError} no-provider */
    open(id: string): Promise<Connector> {
      const connector =
        opened.get(id) ??
        make(id).catch((error: unknown) => {
          opened.delete(id)
          throw error
        })
      opened.set(id, connector)
      return connector
    },
    /** Reached through its own SDK rather than an extension, so cancelling ends its request. */
    isLoaded: ({ id }: Connector) => entries.some((entry) => entry.id === id && entry.connector),
  }
}
