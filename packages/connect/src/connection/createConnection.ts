import { type Config, connect, type Connector, disconnect, reconnect } from '@wagmi/core'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { switchWalletChain } from '../requests/switchWalletChain.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import { chooseChainAtConnect } from './chooseChainAtConnect.ts'
import { createConnectors } from './createConnectors.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'
import { createWalletList } from './createWalletList.ts'
import { discoverWallets } from './discoverWallets.ts'
import { followConnection } from './followConnection.ts'
import { createChainReader } from '../chains/createChainReader.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'
import type { ConnectState } from '../state/createConnectState.ts'
import { listedEntries } from '../catalogue/listedEntries.ts'

export type Connection = ReturnType<typeof createConnection>

export type ConnectOptions = {
  /** The chain of the open account, to which the wallet should switch. */
  readonly requestedChain: string | null
  /** Called with each pairing URI of the wallet's connector; the phone scans its code. */
  readonly onPairing?: (uri: string) => void
}

/** Discovers, connects and follows a wallet. Publishes its state to the kit's store, which does not need wagmi. */
export function createConnection(kitConfig: ConnectConfig, state: ConnectState) {
  const { chains, app, walletConnect = null, isDemo = () => false } = kitConfig
  const { storageKey, wallet: walletStore } = state
  const read = kitConfig.readChain ?? createChainReader(chains)
  const config = kitConfig.wagmi ?? createWagmiConfig({ chains, read, storageKey })
  const environment = { chains, walletConnect, app, read, storageKey }
  const entries = listedEntries(kitConfig)
  const discovery = discoverWallets()
  const connectors = createConnectors(config, discovery, environment, entries)
  const list = createWalletList(discovery, { entries, hasProjectId: walletConnect !== null, isDemo })
  const chainIds = chains.map(({ chainId }) => chainId)
  const isShared = kitConfig.wagmi !== undefined
  const { push, wanted } = followConnection(config, {
    chainIds,
    state,
    isLoaded: connectors.isLoaded,
    isDemo,
    isShared,
  })
  /** The wallet of the latest request, which replaces earlier ones. */
  let asked: Connector | null = null
  let attempts = 0

  const others = (kept?: Connector) =>
    [...config.state.connections.values()].map(({ connector }) => connector).filter(({ uid }) => uid !== kept?.uid)

  async function leave(connector: Connector): Promise<void> {
    wanted.delete(connector.uid)
    await disconnect(config, { connector }).catch(() => {})
  }

  /**
   * Ends a request to a wallet that is reached through its own SDK. An extension has its own window, and may still
   * accept.
   */
  async function cancel(): Promise<void> {
    attempts++
    const left = asked
    if (!left || left.uid === config.state.current || !connectors.isLoaded(left)) return
    asked = null
    await left.disconnect().catch(() => {})
  }

  async function ask(connector: Connector): Promise<void> {
    if (asked && asked.uid !== config.state.current) wanted.delete(asked.uid)
    asked = connector
    if (connector.uid === config.state.current) await disconnect(config).catch(() => {})
    wanted.add(connector.uid)
    try {
      const { accounts } = await connect(config, { connector })
      if (accounts.length === 0 || asked?.uid !== connector.uid) throw new WalletError('rejected')
    } catch (error) {
      if (asked?.uid !== connector.uid || connector.uid === config.state.current) await leave(connector)
      throw error
    }
    for (const other of others(connector)) await leave(other)
    await push()
  }

  /** An account that changed during the reconnection produced no event. */
  async function hearAccounts(connector: Connector): Promise<void> {
    const known = config.state.connections.get(connector.uid)?.accounts[0]
    const accounts = await connector.getAccounts().catch(() => null)
    if (accounts && accounts[0] !== known) connector.onAccountsChanged([...accounts])
  }

  async function moveToChain(requested: string | null, lastUsed: string | null): Promise<void> {
    const wallet = walletStore.get().chainId
    const target = chooseChainAtConnect({ requested, lastUsed, wallet, configured: chainIds })
    const provider = walletStore.getProvider()
    const chain = chains.find(({ chainId }) => chainId === target)
    // A connection on another chain is allowed, because signing requests the switch again. So a refusal is not an
    // error.
    if (provider && chain && chain.chainId !== wallet) await switchTo(provider, chain).catch(() => {})
  }

  const switchTo = (provider: Eip1193Provider, chain: ConnectChain) =>
    switchWalletChain({ provider, given: state.given }, chain)

  // The host may have connected before.
  if (isShared) void push()

  walletStore.onDisconnect(async () => {
    await cancel()
    asked = null
    for (const connector of others()) await leave(connector)
    wanted.clear()
  })

  return {
    ...list,
    cancel,

    /** @throws {WalletError} */
    async connect(wallet: ListedWallet, { requestedChain, onPairing }: ConnectOptions): Promise<void> {
      const lastUsed = state.lastChain.read()
      let stop = () => {}
      try {
        if (wallet.connectorId === null) throw new WalletError('no-provider')
        if (walletStore.get().status === 'disconnected') walletStore.set({ status: 'connecting' })
        if (asked && asked.id !== wallet.connectorId) await cancel()
        const attempt = ++attempts
        const connector = await connectors.open(wallet.connectorId)
        // The attempt was cancelled or replaced while its code was loading.
        if (attempt !== attempts) throw new WalletError('rejected')
        stop = followPairing(connector, onPairing)
        await ask(connector)
      } catch (error) {
        if (walletStore.get().status === 'connecting') walletStore.clear()
        throw normalizeWalletError(error)
      } finally {
        stop()
      }
      state.recentWallets.remember(wallet.id)
      await moveToChain(requestedChain, lastUsed)
    },

    /** Tries only the last wallet, including one whose code must be loaded. */
    async reconnectLast(): Promise<void> {
      if (isShared && (await untilSettled(config)) === 'connected') return push()
      const last = state.lastWallet.read()
      const connector = last ? await connectors.open(last.id).catch(() => null) : null
      if (walletStore.get().status !== 'reconnecting') return
      if (connector) wanted.add(connector.uid)
      const connections = connector ? await reconnect(config, { connectors: [connector] }).catch(() => []) : []
      if (connector && connections.length > 0) {
        await hearAccounts(connector)
        return push()
      }
      if (walletStore.get().status === 'reconnecting') walletStore.clear()
    },

    async switchChain(chainId: string): Promise<void> {
      const chain = chains.find((candidate) => candidate.chainId === chainId)
      if (!chain) throw new WalletError('chain-not-configured', { chainId })
      const provider = walletStore.getProvider()
      if (!provider) throw new WalletError('disconnected')
      await switchTo(provider, chain)
    },
  }
}

function followPairing(connector: Connector, onPairing: ConnectOptions['onPairing']): () => void {
  const listen = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri' && typeof data === 'string') onPairing?.(data)
  }
  connector.emitter.on('message', listen)
  return () => connector.emitter.off('message', listen)
}

/** The status of wagmi once its own reconnection is over, if it tries one. */
function untilSettled(config: Config): Promise<Config['state']['status']> {
  const isOver = (status: Config['state']['status']) => status === 'connected' || status === 'disconnected'
  if (isOver(config.state.status)) return Promise.resolve(config.state.status)
  return new Promise((resolve) => {
    const stop = config.subscribe(
      ({ status }) => status,
      (status) => {
        if (!isOver(status)) return
        stop()
        resolve(status)
      },
    )
  })
}
