import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { createRelayMessages, type RelayMessage } from './relayMessages.ts'
import { RelayFrame, relayRequests, type RelayMethod, type RelayParams } from './relayRequests.ts'

export type Relay = {
  /** ws://127.0.0.1:port */
  readonly url: string
  stop(): Promise<void>
}

type Client = {
  /** The identity across connections, from the token that every client sends. */
  readonly id: string
  readonly socket: WebSocket
  readonly topics: Set<string>
  /** Pushed and not yet acknowledged. */
  readonly inFlight: Map<number, RelayMessage>
}
type Handlers = { [method in RelayMethod]: (client: Client, params: RelayParams<method>) => unknown }

/** Clients in Node close a connection without a ping within 30 s. */
const PING_MS = 15_000
const TAG = { proposal: 1100, approval: 1101, settlement: 1102 } as const

/**
 * A WalletConnect v2 relay for tests: real clients pair, sign and disconnect through it without a network. It
 * forwards encrypted messages, stores them for absent clients, and delivers each until it is acknowledged.
 * @param options - `port`: 0 for a free one.
 * @returns Its URL, for the `relayUrl` of both sides; any 32 hex characters are a valid project id.
 *
 * @example
 * const relay = await startRelay()
 * const dapp = await startDappPeer({ relayUrl: relay.url })
 */
export async function startRelay({ port = 0 }: { port?: number } = {}): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  const messages = createRelayMessages()
  const clients = new Set<Client>()
  let lastPush = 0

  const handlers: Handlers = {
    irn_subscribe: (client, { topic }) => subscribe(client, topic),
    irn_batchSubscribe: (client, { topics }) => topics.map((topic) => subscribe(client, topic)),
    irn_unsubscribe: (client, { topic }) => client.topics.delete(topic) || true,
    irn_publish: (client, params) => publish(client, params),
    irn_batchPublish: (client, params) => params.messages.every((message) => publish(client, message)),
    irn_fetchMessages: (client, { topic }) => ({ messages: fetchAll(client, [topic]), hasMore: false }),
    irn_batchFetchMessages: (client, { topics }) => ({ messages: fetchAll(client, topics), hasMore: false }),
    wc_proposeSession: (client, { pairingTopic, sessionProposal, ttl }) => {
      subscribe(client, pairingTopic)
      return publish(client, { topic: pairingTopic, message: sessionProposal, tag: TAG.proposal, ttl })
    },
    wc_approveSession: (
      client,
      { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl },
    ) => {
      subscribe(client, sessionTopic)
      publish(client, { topic: pairingTopic, message: sessionProposalResponse, tag: TAG.approval, ttl })
      return publish(client, { topic: sessionTopic, message: sessionSettlementRequest, tag: TAG.settlement, ttl })
    },
  }

  function subscribe(client: Client, topic: string): string {
    client.topics.add(topic)
    return createHash('sha256').update(`${topic}${client.id}`).digest('hex')
  }

  function publish({ id }: Client, { topic, message, tag, ttl }: RelayParams<'irn_publish'>): true {
    messages.post({ topic, message, tag, ttlSeconds: ttl, from: id })
    return true
  }

  function fetchAll({ id }: Client, topics: readonly string[]) {
    const found = topics.flatMap((topic) => messages.waitingFor(id, topic))
    for (const { ackedBy } of found) ackedBy.add(id)
    return found.map(({ topic, message, tag, publishedAt }) => ({ topic, message, tag, publishedAt }))
  }

  function answer(client: Client, text: string): void {
    const { id, method, params } = RelayFrame.parse(JSON.parse(text))
    if (method === undefined) return confirm(client, Number(id))
    const reply = (body: object) => client.socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...body }))
    if (!isRelayMethod(method)) return reply({ error: { code: -32601, message: `The relay has no method ${method}` } })
    const parsed = relayRequests[method].safeParse(params)
    if (!parsed.success) return reply({ error: { code: -32602, message: parsed.error.message } })
    reply({ result: Reflect.apply(handlers[method], undefined, [client, parsed.data]) })
    for (const one of clients) deliver(one)
  }

  function confirm(client: Client, push: number): void {
    client.inFlight.get(push)?.ackedBy.add(client.id)
    client.inFlight.delete(push)
  }

  function deliver(client: Client): void {
    const underway = new Set(client.inFlight.values())
    for (const topic of client.topics)
      for (const waiting of messages.waitingFor(client.id, topic)) {
        if (underway.has(waiting)) continue
        const id = ++lastPush
        client.inFlight.set(id, waiting)
        const { message, tag, publishedAt } = waiting
        const data = { topic, message, tag, publishedAt }
        const push = { jsonrpc: '2.0', id, method: 'irn_subscription', params: { id: subscribe(client, topic), data } }
        client.socket.send(JSON.stringify(push))
      }
  }

  server.on('connection', (socket, request) => {
    const client: Client = { id: readClientId(request), socket, topics: new Set(), inFlight: new Map() }
    clients.add(client)
    socket.on('message', (data) => answer(client, String(data)))
    socket.on('close', () => clients.delete(client))
    // A client that disconnects in the middle of a frame is expected.
    socket.on('error', () => socket.terminate())
  })
  const pings = setInterval(() => {
    for (const { socket } of clients) socket.ping()
  }, PING_MS)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay got no port')

  return {
    url: `ws://127.0.0.1:${address.port}`,
    async stop() {
      clearInterval(pings)
      for (const { socket } of clients) socket.terminate()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const isRelayMethod = (method: string): method is RelayMethod => Object.hasOwn(relayRequests, method)

/** The issuer of the client's token. Its signature is not checked, because no test client forges one. */
function readClientId({ url = '' }: IncomingMessage): string {
  const claims = new URL(url, 'ws://relay').searchParams.get('auth')?.split('.')[1]
  if (!claims) return randomUUID()
  const parsed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const issuer = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'iss') : undefined
  return typeof issuer === 'string' ? issuer : randomUUID()
}
