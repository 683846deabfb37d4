import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { randomUUID } from 'node:crypto'
import { createTestWallet } from '../wallet/createTestWallet.ts'
import type { TestWallet, TestWalletInput } from '../wallet/TestWallet.ts'
import { askNobody, peerOptions, stopCore } from './peerOptions.ts'

export type WalletPeerInput = Pick<TestWalletInput, 'name' | 'privateKeys' | 'chainId' | 'rpcUrls'> & {
  readonly relayUrl: string
}

/** A phone wallet: the same scripted wallet as in a page, behind a relay. */
export type WalletPeer = TestWallet & {
  /** Scans the code. Resolves with true if the session is open, with false if a rule refused `eth_requestAccounts`. */
  pair(uri: string): Promise<boolean>
  /** Ends the session on the wallet's side. */
  endSession(): Promise<void>
  /** The number of open sessions. */
  sessionCount(): number
  stop(): Promise<void>
}

/**
 * Starts a WalletConnect wallet in Node, made with the official wallet SDK, that signs with the given keys.
 * @param input - Keys, chains and the relay of both sides.
 * @returns Its control; received requests are in `log`.
 *
 * @example
 * const phone = await startWalletPeer({ relayUrl, privateKeys: [privateKey], chainId: 31337, rpcUrls: { 31337: rpcUrl } })
 * await phone.stop()
 */
export async function startWalletPeer({
  relayUrl,
  name = 'Phone wallet',
  ...input
}: WalletPeerInput): Promise<WalletPeer> {
  const core = new Core({ ...peerOptions(relayUrl), customStoragePrefix: randomUUID() })
  askNobody(core)
  const walletKit = await WalletKit.init({
    // The SDK's class and its interface differ in how they write optional fields.
    core: core as Parameters<typeof WalletKit.init>[0]['core'],
    metadata: { name, description: name, url: 'https://phone.test', icons: [] },
  })
  let topic: string | null = null
  let chain: number = input.chainId
  let isAnswering = false
  const proposals = new Map<string, (isApproved: boolean) => void>()

  const { control, answer } = createTestWallet(input, async (event, value) => {
    if (event === 'chainChanged') chain = Number(value)
    // The dapp already knows changes that the wallet makes for its own request.
    if (topic === null || isAnswering || event === 'disconnect') return
    const data = event === 'chainChanged' ? chain : value
    await walletKit.emitSessionEvent({ topic, chainId: `eip155:${chain}`, event: { name: event, data } })
  })
  const ask = async (method: string, params: readonly unknown[] = []) => {
    isAnswering = true
    try {
      return await answer({ method, params })
    } finally {
      isAnswering = false
    }
  }

  walletKit.on('session_proposal', ({ id, params }) => {
    void decide().then(proposals.get(params.pairingTopic))
    async function decide(): Promise<boolean> {
      const reply = await ask('eth_requestAccounts')
      if ('error' in reply) {
        await walletKit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
        return false
      }
      const asked = [params.requiredNamespaces['eip155'], params.optionalNamespaces['eip155']]
      const all = (pick: 'chains' | 'methods' | 'events') => [...new Set(asked.flatMap((one) => one?.[pick] ?? []))]
      const chains = all('chains').filter((chain) => input.rpcUrls[Number(chain.split(':')[1])] !== undefined)
      const accounts = chains.map((chain) => `${chain}:${control.address}`)
      const eip155 = { chains, accounts, methods: all('methods'), events: all('events') }
      const session = await walletKit.approveSession({ id, namespaces: { eip155 } })
      topic = session.topic
      return true
    }
  })
  walletKit.on('session_request', ({ topic: from, id, params: { request, chainId } }) => {
    void respond()
    async function respond(): Promise<void> {
      const wanted = Number(chainId.split(':')[1])
      if (wanted !== chain) await ask('wallet_switchEthereumChain', [{ chainId: `0x${wanted.toString(16)}` }])
      const reply = await ask(request.method, request.params)
      const outcome =
        'error' in reply
          ? { error: { code: reply.error.code, message: reply.error.message } }
          : { result: reply.result }
      await walletKit.respondSessionRequest({ topic: from, response: { id, jsonrpc: '2.0', ...outcome } })
    }
  })
  walletKit.on('session_delete', () => {
    topic = null
  })

  return {
    ...control,
    get address() {
      return control.address
    },
    pair: (uri) =>
      new Promise((resolve, reject) => {
        proposals.set(/^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? '', resolve)
        walletKit.pair({ uri }).catch(reject)
      }),
    async endSession() {
      if (topic === null) throw new Error('The wallet has no session to end.')
      await walletKit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
      topic = null
    },
    sessionCount: () => Object.keys(walletKit.getActiveSessions()).length,
    stop: () => stopCore(core),
  }
}
