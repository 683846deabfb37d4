import { injected, type Config, type Connector, type CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../../../data/wallet/WalletError.ts'
import { INJECTED } from '../catalogue/listWallets.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { walletEntries } from '../catalogue/walletEntries.ts'
import { guardConnector } from '../connectors/guardConnector.ts'
import { untilAnnounced, type Discovery } from './discoverWallets.ts'

/**
 * Connectors by id, made when a wallet is chosen or comes back, and never at the start: a connector that sets itself up
 * fetches its maker's code, or follows a wallet nobody chose.
 */
export function createConnectors(config: Config, discovery: Discovery, environment: WalletEnvironment) {
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
      return register(id, 'Browser wallet', injected())
    }
    const entry = walletEntries.find((candidate) => candidate.id === id)
    if (entry?.load) {
      if (entry.needsProjectId && environment.walletConnect === null) throw new WalletError('no-provider')
      return register(id, entry.name, await entry.load(environment))
    }
    const wallet = await untilAnnounced(discovery, id)
    if (!wallet) throw new WalletError('no-provider')
    const { name, icon, provider } = wallet
    // wagmi's type of a provider names every wallet's flags.
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
    /** Reached through code of its own rather than an extension: leaving it ends what it was doing. */
    isLoaded: ({ id }: Connector) => walletEntries.some((entry) => entry.id === id && entry.load),
  }
}
