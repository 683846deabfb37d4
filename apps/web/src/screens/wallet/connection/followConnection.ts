import type { Chain } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import type { Config, Connection, Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../../data/wallet/Eip1193Provider.ts'
import { writeLastWallet } from '../../../data/wallet/lastWallet.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { isDemoProvider } from '../demo/announceDemoOwners.ts'
import { writeLastChain } from './lastChain.ts'

/**
 * Publishes wagmi's connection state to `walletStore`. Ignores wallets that were not chosen: after a disconnect, an
 * extension that changes its account must not reconnect the page.
 */
export function followConnection(
  config: Config,
  chains: readonly Chain[],
  isLoaded: (connector: Connector) => boolean,
) {
  const wanted = new Set<string>()
  const isConfigured = (chainId: string) => chains.some((chain) => chain.chainId === chainId)

  /** A wallet whose attempt was replaced may still accept; it is current for a moment before it is disconnected. */
  const currentConnection = () => {
    const { connections, current } = config.state
    const isWanted = ({ connector }: Connection) => wanted.has(connector.uid)
    const connection = current === null ? undefined : connections.get(current)
    return connection && isWanted(connection) ? connection : [...connections.values()].findLast(isWanted)
  }

  async function push(): Promise<void> {
    const connection = currentConnection()
    if (!connection) {
      // An empty account list, or the wallet itself, ended the connection.
      if (walletStore.get().status === 'connected') {
        writeLastWallet(null)
        walletStore.clear()
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
    walletStore.setProvider(provider)
    walletStore.set({
      status: 'connected',
      address,
      chainId,
      unsupported: !isConfigured(chainId),
      walletName: connector.name,
      isDemo,
      // The connectors of this page and demo owners use the page's own node for chain reads.
      hasOwnNode: !isDemo && !isLoaded(connector),
    })
    writeLastWallet({ id: connector.id, name: connector.name, address, chainId, isDemo })
    if (isConfigured(chainId)) writeLastChain(chainId)
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
