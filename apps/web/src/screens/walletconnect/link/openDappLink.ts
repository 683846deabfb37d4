import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import type { AppOrigin } from '@countersign/describe/message'
import { dappStore, type DappProposal, type DappSession } from './dappStore.ts'
import type { DappAnswer, DappEnvironment, DappRequest } from './dapps.ts'
import { approvedNamespaces, grantedChains } from '../model/approvedNamespaces.ts'
import { createPairing } from './createPairing.ts'
import { pinnedDapps, type PinnedDapp } from './pinnedDapps.ts'
import type { FollowedLink } from '../model/pairingLink.ts'
import { dappsMessages } from '../dappsMessages.ts'

type Account = { readonly chainId: string; readonly safe: Address }

export type DappLink = {
  /** Resolves after the dapp's proposal is on screen; rejects if none arrives. */
  pair(link: FollowedLink): Promise<void>
  approve(proposal: DappProposal, account: Account): Promise<void>
  reject(proposal: DappProposal): Promise<void>
  respond(request: Pick<DappRequest, 'topic' | 'id'>, answer: DappAnswer): Promise<void>
  disconnect(topic: string): Promise<void>
  /** Assigns the session to another account of this page. */
  move(topic: string, account: Account): Promise<void>
}

// no message: an answer to a program
const USER_REJECTED = { code: 5000, message: 'User rejected.' }
// no message: an answer to a program
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }
// no message: an answer to a program
const NO_ACCOUNT = { code: 4100, message: 'No account on this page has this session.' }

type Kit = Awaited<ReturnType<typeof WalletKit.init>>
type Session = ReturnType<Kit['getActiveSessions']>[string]

/** The wallet side of WalletConnect. It has its own storage, because the dapp side of this page has other sessions. */
export async function openDappLink(environment: DappEnvironment): Promise<DappLink> {
  const { projectId, relayUrl, methods } = environment
  const core = new Core({
    projectId,
    ...(relayUrl === null ? {} : { relayUrl }),
    customStoragePrefix: 'countersign-account',
    telemetryEnabled: false,
    logger: 'silent',
  })
  // The operator of the public relay verifies sites. With a private relay, no other server is contacted.
  // no message: read by the SDK alone
  if (relayUrl !== null) core.verify.resolve = () => Promise.reject(new Error('A private relay does not verify sites.'))
  const kit = await WalletKit.init({
    // The SDK's class and interface disagree about optional fields.
    core: core as Parameters<typeof WalletKit.init>[0]['core'],
    metadata: {
      name: 'Countersign',
      description: dappsMessages.about,
      url: window.location.origin,
      icons: [`${window.location.origin}/favicon.svg`],
    },
    // A request may wait for days until its owners have signed; later requests must not wait for it.
    signConfig: { disableRequestQueue: true },
  })

  const show = () => {
    const sessions = Object.values(kit.getActiveSessions())
    for (const session of sessions) if (!pinnedDapps.find(session.topic)) pinAgain(session)
    pinnedDapps.keepOnly(sessions.map(({ topic }) => topic))
    dappStore.set({ sessions: sessions.flatMap(toSession) })
  }

  async function answer(request: DappRequest): Promise<void> {
    const pinned = pinnedDapps.find(request.topic)
    const given = pinned === null ? { error: NO_ACCOUNT } : await environment.receive(request, pinned)
    if (given !== null) await respond(request, given)
  }

  const respond: DappLink['respond'] = ({ topic, id }, given) =>
    kit.respondSessionRequest({
      topic,
      response:
        given.error === undefined
          ? { id, jsonrpc: '2.0', result: given.result }
          : { id, jsonrpc: '2.0', error: spoken(given.error) },
    })

  const pairing = createPairing((uri) => kit.pair({ uri }))
  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const { pairingTopic } = params
    if (!pairing.accepts(pairingTopic)) return
    const { metadata } = params.proposer
    const { origin, validation, isScam = false } = verifyContext.verified
    const app = appOf(metadata)
    dappStore.set({
      proposal: {
        id,
        pairingTopic,
        app,
        origin: { claimed: app.url, seen: origin, validation, isScam },
        required: params.requiredNamespaces,
        optional: params.optionalNamespaces,
      },
    })
  })
  kit.on('proposal_expire', ({ id }) => {
    if (dappStore.get().proposal?.id === id) dappStore.set({ proposal: null })
  })
  kit.on('session_request', ({ topic, id, params: { request, chainId } }) => {
    const session = kit.getActiveSessions()[topic]
    const app = session ? appOf(session.peer.metadata) : { name: dappsMessages.aDapp, url: '' }
    const { method, params } = request
    // A dapp that disconnected needs no answer.
    answer({ topic, id, method, params, chainId: chainId.replace('eip155:', ''), app }).catch(() => {})
  })
  const endSession = (ended: string) => {
    environment.ended((topic) => topic === ended)
    show()
  }
  kit.on('session_delete', ({ topic }) => endSession(topic))
  show()
  // Also those that ended while this page was closed.
  const active = new Set(Object.keys(kit.getActiveSessions()))
  environment.ended((topic) => !active.has(topic))

  return {
    respond,
    async pair(link) {
      dappStore.set({ proposal: null })
      await pairing.follow(link)
    },
    async approve(proposal, account) {
      const approval = approvedNamespaces(proposal, account, methods)
      if (!approval.ok) throw new Error(approval.reason)
      const session = await kit.approveSession({
        id: proposal.id,
        namespaces: { eip155: approval.namespace },
        sessionProperties: environment.sessionProperties(account),
      })
      pinnedDapps.put({ topic: session.topic, ...account })
      dappStore.set({ proposal: null })
      show()
    },
    async reject({ id, pairingTopic }) {
      dappStore.set({ proposal: null })
      await kit.rejectSession({ id, reason: USER_REJECTED })
      // Not after an approval: the SDK of the dapp still needs the pairing to store the session. It expires after five minutes.
      // It may have expired before the user rejected.
      await core.pairing.disconnect({ topic: pairingTopic }).catch(() => {})
    },
    async disconnect(topic) {
      await kit.disconnectSession({ topic, reason: USER_DISCONNECTED })
      endSession(topic)
    },
    async move(topic, account) {
      const session = kit.getActiveSessions()[topic]
      const namespace = session?.namespaces['eip155']
      if (!namespace) throw new Error(dappsMessages.sessionEnded)
      const own = `eip155:${account.chainId}`
      const { chains, accounts } = grantedChains(session.requiredNamespaces, account)
      // From now on its requests belong to the new account, including those sent before the dapp learns of the change.
      pinnedDapps.put({ topic, ...account })
      const { acknowledged } = await kit.updateSession({
        topic,
        namespaces: { eip155: { ...namespace, chains, accounts } },
      })
      await acknowledged()
      const tell = (name: string, data: unknown) => kit.emitSessionEvent({ topic, event: { name, data }, chainId: own })
      await tell('chainChanged', Number(account.chainId))
      await tell('accountsChanged', [account.safe])
      show()
    },
  }
}

/** The SDK replaces the messages of these codes by its own; "invalid input" of EIP-1474 keeps ours. */
const WORDLESS = new Set([-32700, -32600, -32601, -32602, -32603])
const INVALID_INPUT = -32000

const spoken = ({ code, message }: { code: number; message: string }) => ({
  code: WORDLESS.has(code) ? INVALID_INPUT : code,
  message,
})

const appOf = ({ name, url }: { name: string; url: string }): AppOrigin => ({
  name: name.slice(0, 80) || dappsMessages.unnamedDapp,
  url: url.slice(0, 1000),
})

function toSession({ topic, peer, expiry, requiredNamespaces: required }: Session): DappSession[] {
  const pinned = pinnedDapps.find(topic)
  if (pinned === null) return []
  return [
    {
      topic,
      app: appOf(peer.metadata),
      chainId: pinned.chainId,
      safe: pinned.safe,
      required,
      expiresAt: expiry * 1000,
    },
  ]
}

/** The browser lost the account of the session; its first account is used. */
function pinAgain({ topic, namespaces }: Session): void {
  const [, chainId, address] = namespaces['eip155']?.accounts[0]?.split(':') ?? []
  if (chainId === undefined || address === undefined || !isAddress(address)) return
  const pinned: PinnedDapp = { topic, chainId, safe: checksumAddress(address) }
  pinnedDapps.put(pinned)
}
