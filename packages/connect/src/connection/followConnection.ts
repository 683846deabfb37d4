import { checksumAddress } from '@countersign/primitives'
import type { Config, Connection, Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import type { ConnectState } from '../state/createConnectState.ts'

type Options = {
  readonly chainIds: readonly string[]
  readonly state: ConnectState
  readonly isLoaded: (connector: Connector) => boolean
  readonly isDemo: (provider: unknown) => boolean
  /** The host's own wagmi configuration, through which other code connects too. */
  readonly isShared: boolean
}

/**
 * Publishes wagmi's connection state to the kit's store. Ignores wallets that were not chosen: after a disconnect, an
 * extension that changes its account must not reconnect the page.
 */
export function followConnection(
  config: Config,
  { chainIds, state, isLoaded, isDemo: isDemoProvider, isShared }: Options,
) {
  const wanted = new Set<string>()
  const isConfigured = (chainId: string) => chainIds.includes(chainId)

  /** A wallet whose attempt was replaced may still accept; it is current for a moment before it is disconnected. */
  const currentConnection = () => {
    const { connections, current } = config.state
    const isWanted = ({ connector }: Connection) => isShared || wanted.has(connector.uid)
    const connection = current === null ? undefined : connections.get(current)
    return connection && isWanted(connection) ? connection : [...connections.values()].findLast(isWanted)
  }

  async function push(): Promise<void> {
    const connection = currentConnection()
    if (!connection) {
      // An empty account list, or the wallet itself, ended the connection.
      if (state.wallet.get().status === 'connected') {
        state.lastWallet.write(null)
        state.wallet.clear()
      }
      return
    }
    const { connector, accounts } = connection
    const provider = toProvider(await connector.getProvider())
    // A change since then publishes itself.
    if (currentConnection() !== connection) return
    const address = checksumAddress(accounts[0])
    const chainId = String(connection.chainId)
    const isDemo = isDemoProvider(provider)
    state.wallet.setProvider(provider)
    state.wallet.set({
      status: 'connected',
      address,
      chainId,
      unsupported: !isConfigured(chainId),
      walletName: connector.name,
      isDemo,
      // Connectors of the kit and demo owners use the page's own node for chain reads.
      hasOwnNode: !isDemo && !isLoaded(connector),
    })
    state.lastWallet.write({ id: connector.id, name: connector.name, address, chainId, isDemo })
    if (isConfigured(chainId)) state.lastChain.write(chainId)
  }

  config.subscribe(
    (state) => state,
    () => void push(),
  )
  return { push, wanted }
}

function toProvider(value: unknown): Eip1193Provider | null {
  const isProvider = typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function'
  return isProvider ? (value as Eip1193Provider) : null
}
