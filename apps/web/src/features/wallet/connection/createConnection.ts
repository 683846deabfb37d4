import type { Chain, PageConfig } from '@countersign/api'
import { checksumAddress } from '@countersign/safe/light'
import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  fallback,
  http,
  injected,
  reconnect,
  type Config,
  type Connector,
} from '@wagmi/core'
import type { Transport } from 'viem'
import { liveRpcUrls } from '../../../shared/rpc/rpcRequest.ts'
import { toViemChain } from '../../../shared/chain-access/toViemChain.ts'
import type { Eip1193Provider } from '../../../shared/wallet/Eip1193Provider.ts'
import { readLastWallet, writeLastWallet } from '../../../shared/wallet/lastWallet.ts'
import { normalizeWalletError } from '../../../shared/wallet/normalizeWalletError.ts'
import { switchWalletChain } from '../../../shared/wallet/switchWalletChain.ts'
import { WalletError } from '../../../shared/wallet/WalletError.ts'
import { walletStore } from '../../../shared/wallet/walletStore.ts'
import { announceDemoOwners, isDemoProvider } from '../demo/announceDemoOwners.ts'
import type { ListedWallet } from '../ListedWallet.ts'
import { chooseChainAtConnect } from './chooseChainAtConnect.ts'
import { readLastChain, writeLastChain } from './lastChain.ts'

const ANNOUNCEMENT_WAIT_MS = 1000

export type Connection = ReturnType<typeof createConnection>

/** Discovery, connecting and following a wallet. Everything it learns is pushed into the light store. */
export function createConnection(pageConfig: PageConfig, chains: readonly Chain[]) {
  const demoIds = announceDemoOwners(pageConfig, chains)
  const config = createWagmiConfig(chains)
  const chainIds = chains.map(({ chainId }) => chainId)
  const isConfigured = (chainId: string) => chainIds.includes(chainId)
  let knownConnectors: readonly Connector[] | null = null
  let listed: readonly ListedWallet[] = []

  const find = (id: string) => config.connectors.find((connector) => connector.id === id)

  /** wagmi's state is the truth about the connection; an empty account list has already ended it there. */
  async function push() {
    const { connections, current, status } = config.state
    const connection = current === null ? undefined : connections.get(current)
    if (!connection) {
      if (status === 'disconnected' && walletStore.get().status === 'connected') {
        writeLastWallet(null)
        walletStore.clear()
      }
      return
    }
    // Right after a reload the stored connection names a connector that is no object yet.
    const connector = config.connectors.find(({ uid }) => uid === connection.connector.uid)
    if (!connector) return
    const provider = toProvider(await connector.getProvider())
    const address = checksumAddress(connection.accounts[0])
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
    })
    writeLastWallet({ id: connector.id, name: connector.name, address, chainId, isDemo })
    if (isConfigured(chainId)) writeLastChain(chainId)
  }

  config.subscribe(
    (state) => state,
    () => void push(),
  )
  walletStore.onDisconnect(async () => {
    await disconnect(config).catch(() => {})
  })

  return {
    subscribeWallets: (listener: () => void) => config._internal.connectors.subscribe(listener),

    /** Stable until the set of wallets changes, as external stores must be. */
    wallets(): readonly ListedWallet[] {
      if (knownConnectors !== config.connectors) {
        knownConnectors = config.connectors
        listed = config.connectors.map(({ id, name, icon }) => ({
          id,
          name,
          icon: icon ?? null,
          isDemo: demoIds.includes(id),
        }))
      }
      return listed
    },

    async connect(id: string, requestedChain: string | null): Promise<void> {
      const connector = find(id)
      if (!connector) throw new WalletError('no-provider')
      const lastUsed = readLastChain()
      try {
        if (config.state.current !== null) await disconnect(config).catch(() => {})
        await connect(config, { connector })
      } catch (error) {
        throw normalizeWalletError(error)
      }
      await push()
      const wallet = walletStore.get().chainId
      const target = chooseChainAtConnect({ requested: requestedChain, lastUsed, wallet, configured: chainIds })
      const provider = walletStore.getProvider()
      const chain = chains.find(({ chainId }) => chainId === target)
      // Being connected on another chain is fine: signing asks again. So a refusal here is not an error.
      if (provider && chain && chain.chainId !== wallet) await switchWalletChain(provider, chain).catch(() => {})
    },

    /** Only the last wallet is tried; wallets announce themselves a moment after the page asked. */
    async reconnectLast(): Promise<void> {
      const last = readLastWallet()
      const connector = last ? await waitFor(() => find(last.id), config) : undefined
      const connections = connector ? await reconnect(config, { connectors: [connector] }).catch(() => []) : []
      if (connections.length > 0) return push()
      if (walletStore.get().status === 'reconnecting') walletStore.clear()
    },

    async switchChain(chainId: string): Promise<void> {
      const chain = chains.find((candidate) => candidate.chainId === chainId)
      if (!chain) throw new WalletError('chain-not-configured', { chainId })
      const provider = walletStore.getProvider()
      if (!provider) throw new WalletError('disconnected')
      await switchWalletChain(provider, chain)
    },
  }
}

function createWagmiConfig(chains: readonly Chain[]): Config {
  const [first, ...others] = chains.map((chain) => toViemChain(chain, liveRpcUrls(chain)))
  if (first === undefined) throw new WalletError('chain-not-configured')
  const transports = Object.fromEntries(
    [first, ...others].map((chain): [number, Transport] => [
      chain.id,
      fallback(chain.rpcUrls.default.http.map((url) => http(url, { retryCount: 1, timeout: 10_000 }))),
    ]),
  )
  return createConfig({
    chains: [first, ...others],
    transports,
    connectors: 'ethereum' in window ? [injected()] : [],
    multiInjectedProviderDiscovery: true,
    storage: createStorage({ key: 'countersign.wagmi', storage: localStorage }),
    syncConnectedChain: true,
  })
}

function waitFor(find: () => Connector | undefined, config: Config): Promise<Connector | undefined> {
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(find())
    }
    const timer = setTimeout(finish, ANNOUNCEMENT_WAIT_MS)
    const stop = config._internal.connectors.subscribe(() => {
      if (find()) finish()
    })
  })
}

function toProvider(value: unknown): Eip1193Provider | null {
  const isProvider = typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function'
  return isProvider ? (value as Eip1193Provider) : null
}
