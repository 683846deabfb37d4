import type { SignClient } from '@walletconnect/sign-client'
import * as z from 'zod/mini'
import { toChainId } from '../requests/readWalletChainId.ts'
import { WalletError } from '../errors/WalletError.ts'
import { rpcError } from '../errors/rpcError.ts'
import { isChainRead } from './isChainRead.ts'
import { createProviderEvents, type SdkProvider } from './sdkProvider.ts'
import { eventChainId, sessionAccounts, sessionChains, sessionMethods } from './walletConnectSession.ts'
import { connectorMessages } from './connectorMessages.ts'

export type Client = Awaited<ReturnType<typeof SignClient.init>>
type Session = ReturnType<Client['session']['get']>

type Options = {
  readonly client: Client
  /** Decimal ids, the preferred one first. */
  readonly chainIds: readonly string[]
  readonly read: (chainId: string, method: string, params: readonly unknown[]) => Promise<unknown>
}

const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
]
const EVENTS = ['accountsChanged', 'chainChanged']
const CHAIN_KEY = 'countersign/chain'
const DISCONNECTED = { code: 6000, message: 'User disconnected.' } // no message: sent to the wallet, as its protocol says
/** A relay that does not respond must not delay a disconnect. */
const GOODBYE_MS = 3000

const SwitchParameters = z.tuple([z.object({ chainId: z.string() })], z.unknown())

/**
 * A WalletConnect session as an EIP-1193 wallet. Signing and sending go to the wallet, reads to the page's own node.
 */
export async function createWalletConnectProvider({ client, chainIds, read }: Options): Promise<SdkProvider> {
  const events = createProviderEvents()
  let session: Session | null = client.session.getAll().at(-1) ?? null
  let chainId = firstChain(await client.core.storage.getItem<unknown>(CHAIN_KEY))
  /** The accounts from the wallet's last event, if it changed the account without changing the session. */
  let reported: readonly string[] | null = null
  let cancelPairing = () => {}

  function firstChain(preferred: unknown): string {
    const approved = session ? sessionChains(session.namespaces) : []
    const wanted = [toChainId(preferred), ...chainIds.filter((id) => approved.includes(id)), ...approved, ...chainIds]
    return wanted.find((id) => id !== null && (approved.length === 0 || approved.includes(id))) ?? '1'
  }
  const accounts = () => (session ? (reported ?? sessionAccounts(session.namespaces, chainId)) : [])

  function moveTo(next: string): void {
    if (next === chainId) return
    const before = accounts().join()
    chainId = next
    void client.core.storage.setItem(CHAIN_KEY, next)
    events.emit('chainChanged', toHex(next))
    if (accounts().join() !== before) events.emit('accountsChanged', accounts())
  }

  function end(): void {
    if (session === null) return
    session = null
    reported = null
    events.emit('disconnect', rpcError(4900, connectorMessages.sessionEnded))
  }

  /** Shows codes until a wallet answers. A code is valid for five minutes, and void after the attempt. */
  async function pair(): Promise<Session> {
    cancelPairing()
    let isCancelled = false
    const cancelled = new Promise<'cancelled'>((resolve) => {
      cancelPairing = () => {
        isCancelled = true
        resolve('cancelled')
      }
    })
    for (;;) {
      const { uri = '', approval } = await client.connect({ optionalNamespaces: { eip155: proposal(chainIds) } })
      const answer = approval()
      // If a wallet approves after the attempt was cancelled, its session is ended.
      answer.then(
        ({ topic }) => {
          if (isCancelled) void client.disconnect({ topic, reason: DISCONNECTED }).catch(() => {})
        },
        () => {},
      )
      if (!isCancelled) events.emit('display_uri', uri)
      const outcome = await Promise.race([answer.catch(unlessExpired), cancelled])
      if (outcome === 'expired') continue
      if (outcome !== 'cancelled') return outcome
      const topic = /^wc:([0-9a-f]+)@/.exec(uri)?.[1]
      if (topic) client.core.pairing.disconnect({ topic }).catch(() => {})
      throw new WalletError('rejected')
    }
  }

  async function connect(): Promise<readonly string[]> {
    if (session === null) {
      session = await pair()
      chainId = firstChain(chainId)
      void client.core.storage.setItem(CHAIN_KEY, chainId)
    }
    return accounts()
  }

  async function switchChain(params: unknown): Promise<null> {
    const parsed = SwitchParameters.safeParse(params)
    const wanted = parsed.success ? toChainId(parsed.data[0].chainId) : null
    if (wanted === null) throw rpcError(-32602, connectorMessages.chainIdNeeded)
    if (!sessionChains(requireSession().namespaces).includes(wanted)) {
      await askWallet('wallet_switchEthereumChain', params)
      // A session update of the wallet says whether it is on that chain now.
      if (!sessionChains(requireSession().namespaces).includes(wanted)) return null
    }
    moveTo(wanted)
    return null
  }

  function requireSession(): Session {
    if (session === null) throw rpcError(4900, connectorMessages.sessionOver)
    return session
  }

  function askWallet(method: string, params: unknown): Promise<unknown> {
    const { topic, namespaces } = requireSession()
    if (!sessionMethods(namespaces).includes(method)) throw rpcError(4200, connectorMessages.notApproved(method))
    return client.request({ topic, chainId: `eip155:${chainId}`, request: { method, params } })
  }

  client.on('session_delete', ({ topic }) => topic === session?.topic && end())
  client.on('session_expire', ({ topic }) => topic === session?.topic && end())
  client.on('session_update', ({ topic, params: { namespaces } }) => {
    if (session === null || topic !== session.topic) return
    const before = accounts().join()
    session = { ...session, namespaces }
    reported = null
    const next = firstChain(chainId)
    if (next !== chainId) moveTo(next)
    else if (accounts().join() !== before) events.emit('accountsChanged', accounts())
  })
  client.on('session_event', ({ topic, params: { event } }) => {
    if (session === null || topic !== session.topic) return
    const wanted = event.name === 'chainChanged' ? eventChainId(event.data) : null
    if (wanted !== null && sessionChains(session.namespaces).includes(wanted)) moveTo(wanted)
    if (event.name !== 'accountsChanged') return
    reported = toAddresses(event.data)
    events.emit('accountsChanged', reported)
  })

  return {
    ...events,
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_accounts':
          return accounts()
        case 'eth_requestAccounts':
          return connect()
        case 'eth_chainId':
          return toHex(chainId)
        case 'net_version':
          return chainId
        case 'wallet_switchEthereumChain':
          return switchChain(params)
      }
      if (isChainRead(method)) return read(chainId, method, Array.isArray(params) ? params : [])
      return askWallet(method, params)
    },
    async close() {
      cancelPairing()
      if (session === null) return
      const { topic } = session
      end()
      const goodbye = client.disconnect({ topic, reason: DISCONNECTED }).catch(() => {})
      await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))])
    },
  }
}

const proposal = (chainIds: readonly string[]) => ({
  chains: chainIds.map((id) => `eip155:${id}`),
  methods: METHODS,
  events: EVENTS,
})

const toHex = (chainId: string) => `0x${BigInt(chainId).toString(16)}`

/** The addresses in an event, with or without their chain. */
const toAddresses = (data: unknown): string[] =>
  (Array.isArray(data) ? data : []).flatMap((one) => (typeof one === 'string' ? [one.split(':').at(-1) ?? ''] : []))

function unlessExpired(error: unknown): 'expired' {
  if (error instanceof Error && /proposal expired/i.test(error.message)) return 'expired'
  throw error
}
