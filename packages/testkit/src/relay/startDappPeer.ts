import { SignClient } from '@walletconnect/sign-client'
import { randomUUID } from 'node:crypto'
import { peerOptions, stopCore } from './peerOptions.ts'

export type DappProposal = {
  /** Decimal ids the wallet must support. */
  readonly requiredChains?: readonly number[]
  readonly optionalChains?: readonly number[]
  readonly methods: readonly string[]
  readonly events?: readonly string[]
}

export type DappSession = {
  readonly topic: string
  /** CAIP-10, e.g. `eip155:31337:0x…` */
  accounts(): readonly string[]
  readonly sessionProperties: Readonly<Record<string, string>>
  /** Sends a request to the wallet; rejects with the wallet's error. */
  request(chainId: number, method: string, params: readonly unknown[]): Promise<unknown>
  disconnect(): Promise<void>
}

/** An outside dapp behind a relay. */
export type DappPeer = {
  /** The code to scan, and the session once the wallet has approved; rejects if the wallet refuses. */
  connect(proposal: DappProposal): Promise<{ uri: string; session: Promise<DappSession> }>
  /** Notifications of wallets, oldest first: `[name, data]`, and `['delete', topic]` for ended sessions. */
  readonly events: readonly (readonly [name: string, data: unknown])[]
  stop(): Promise<void>
}

/**
 * Starts a WalletConnect dapp in Node, made with the official SDK.
 * @param options - The relay of both sides, and the dapp's name.
 *
 * @example
 * const dapp = await startDappPeer({ relayUrl })
 * const { uri, session } = await dapp.connect({ requiredChains: [31337], methods: ['eth_sendTransaction'] })
 */
export async function startDappPeer({
  relayUrl,
  name = 'Outside dapp',
  url = 'https://dapp.test',
}: {
  relayUrl: string
  name?: string
  url?: string
}): Promise<DappPeer> {
  const client = await SignClient.init({
    ...peerOptions(relayUrl),
    customStoragePrefix: randomUUID(),
    metadata: { name, description: name, url, icons: [] },
  })
  const events: (readonly [string, unknown])[] = []
  client.on('session_event', ({ params }) => void events.push([params.event.name, params.event.data]))
  client.on('session_update', ({ params }) => void events.push(['update', params.namespaces]))
  client.on('session_delete', ({ topic }) => void events.push(['delete', topic]))

  const toSession = (topic: string): DappSession => ({
    topic,
    accounts: () => Object.values(client.session.get(topic).namespaces).flatMap(({ accounts }) => accounts),
    sessionProperties: client.session.get(topic).sessionProperties ?? {},
    request: (chainId, method, params) =>
      client.request({ topic, chainId: `eip155:${chainId}`, request: { method, params } }),
    disconnect: () => client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
  })

  return {
    events,
    async connect({
      requiredChains = [],
      optionalChains = [],
      methods,
      events: wanted = ['accountsChanged', 'chainChanged'],
    }) {
      const namespaces = (chains: readonly number[]) =>
        chains.length === 0
          ? {}
          : { eip155: { chains: chains.map((id) => `eip155:${id}`), methods: [...methods], events: [...wanted] } }
      const { uri, approval } = await client.connect({
        requiredNamespaces: namespaces(requiredChains),
        optionalNamespaces: namespaces(optionalChains),
      })
      if (uri === undefined) throw new Error('The SDK made no pairing.')
      return { uri, session: approval().then(({ topic }) => toSession(topic)) }
    },
    stop: () => stopCore(client.core),
  }
}
