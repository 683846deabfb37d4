import { createPublicClient, custom, type PublicClient, RpcRequestError } from 'viem'
import { THROTTLE_RETRIES } from '@countersign/api/client'
import { NodeError } from './NodeError.ts'
import type { RpcCall } from './RpcEndpoint.ts'
import { LONGEST_IMPOSED_MS, type RpcNode } from './RpcNode.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** The nodes of one chain. */
export type RpcPool = {
  readonly nodes: readonly RpcNode[]
  /** Uses whichever node answers, the first configured one first. */
  readonly client: PublicClient
  /** Uses one node alone, because values that are read together must come from one view of the chain. */
  pin(node: RpcNode): PublicClient
  /** The first configured node among the healthy ones. */
  best(): RpcNode
  /** The number of healthy nodes. */
  answering(): number
  /** Calls all healthy nodes at the same time; those that do not answer in time are left out. */
  askAll<Answer>(ask: (client: PublicClient) => Promise<Answer>): Promise<{ node: RpcNode; answer: Answer }[]>
}

type Options = { monotonic: () => number; rounds: number; random?: () => number }

/** A node may be this many blocks behind the others and still get calls about the head. */
export const IN_STEP_BLOCKS = 3
const PATIENCE_MS = 1500
const NOT_HERE =
  /missing trie node|header not found|(unknown|no such) block|block (not found|is not available)|pruned|(historical )?state .*(not available|unavailable)|not available on this node|archive/i

export function createRpcPool(
  nodes: readonly RpcNode[],
  { monotonic, rounds, random = Math.random }: Options,
): RpcPool {
  const asksHead = ({ method, params }: RpcCall) =>
    method === 'eth_blockNumber' || (Array.isArray(params) && params.includes('latest'))

  function order(call: RpcCall): RpcNode[] {
    const now = monotonic()
    const highest = Math.max(...nodes.map((node) => node.head()))
    const isStale = (node: RpcNode) => asksHead(call) && node.head() >= 0 && node.head() < highest - IN_STEP_BLOCKS
    const weigh = (node: RpcNode) =>
      (node.lacks(call.method) ? 4 : 0) + (node.restsUntil() > now ? 2 : 0) + (isStale(node) ? 1 : 0)
    return [...nodes].sort((a, b) => weigh(a) - weigh(b) || a.restsUntil() - b.restsUntil() || a.rank - b.rank)
  }

  /** A rate-limited node will answer later, so it is retried more often than a failing one. */
  const roundsFor = (isLimited: boolean) => (isLimited ? THROTTLE_RETRIES + 1 : rounds)

  async function request(call: RpcCall): Promise<unknown> {
    let limitedMs = 0
    for (let round = 1; ; round += 1) {
      let last: unknown
      let isLimited = false
      for (const node of order(call)) {
        try {
          return await node.request(call)
        } catch (error) {
          if (!mayOtherNodeHelp(error)) throw error
          last = error
          isLimited ||= error instanceof NodeError && error.kind === 'limited'
        }
      }
      if (round >= roundsFor(isLimited) || !(last instanceof NodeError)) throw last
      const first = Math.min(...nodes.map((node) => node.pauseMs()))
      // Either several short pauses for a rate limit or one long one: a node that still refuses after that would refuse again.
      if (first > LONGEST_IMPOSED_MS || (isLimited && limitedMs >= LONGEST_IMPOSED_MS)) throw last
      if (isLimited) limitedMs += Math.max(first, 0)
      // Calls that wait for the same limit continue together, in one request. A shorter wait would find the node still paused, and end the
      // retries.
      await waitAtLeast(isLimited ? Math.max(first, 0) : Math.max(first, 100 + random() * 200))
    }
  }

  /** One node with one retry, for calls that no other node may answer. */
  async function insist(node: RpcNode, call: RpcCall): Promise<unknown> {
    let limitedMs = 0
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await node.request(call)
      } catch (error) {
        const isLimited = error instanceof NodeError && error.kind === 'limited'
        const pause = error instanceof NodeError && attempt < roundsFor(isLimited) ? pauseAfter(error) : null
        if (pause === null || (isLimited && limitedMs >= LONGEST_IMPOSED_MS)) throw error
        if (isLimited) limitedMs += pause
        await waitAtLeast(isLimited ? pause : pause + random() * 100)
      }
    }
  }

  const pinned = new Map(nodes.map((node) => [node, toClient((call) => insist(node, call))]))
  const pin = (node: RpcNode) => pinned.get(node) ?? toClient((call) => insist(node, call))

  return {
    nodes,
    client: toClient(request),
    pin,
    best: () => order({ method: 'eth_getLogs' })[0] as RpcNode,
    answering: () => nodes.filter((node) => node.isWell()).length,
    async askAll(ask) {
      const well = nodes.filter((node) => node.isWell())
      const asked = well.length > 0 ? well : order({ method: 'eth_chainId' }).slice(0, 1)
      return settleTogether(asked.map(async (node) => ({ node, answer: await ask(pin(node)) })))
    },
  }
}

/** Null when a retry on the same node would not help. */
function pauseAfter({ kind, retryAfterMs }: NodeError): number | null {
  if (kind === 'limited') return Math.min(retryAfterMs ?? 1000, LONGEST_IMPOSED_MS)
  return kind === 'garbled' || kind === 'unreachable' ? 100 : null
}

/** The first answer starts the time limit of the others. Throws when there is no answer at all. */
function settleTogether<Answer>(asked: readonly Promise<Answer>[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const found: Answer[] = []
    let left = asked.length
    let timer: NodeJS.Timeout | undefined
    const finish = (error?: unknown) => {
      clearTimeout(timer)
      if (found.length > 0) resolve(found)
      else reject(error)
    }
    for (const one of asked)
      one.then(
        (answer) => {
          found.push(answer)
          left -= 1
          if (left === 0) finish()
          else timer ??= setTimeout(finish, PATIENCE_MS)
        },
        (error: unknown) => {
          left -= 1
          if (left === 0) finish(error)
        },
      )
  })
}

const mayOtherNodeHelp = (error: unknown) =>
  error instanceof NodeError ||
  (error instanceof RpcRequestError && (error.code === -32601 || NOT_HERE.test(error.details)))

/** The pool decides about retries, not the client. */
const toClient = (request: (call: RpcCall) => Promise<unknown>): PublicClient =>
  createPublicClient({ cacheTime: 0, transport: custom({ request }, { retryCount: 0 }) })

/** Waits, and never shorter. A timer of Node leaves out fractions of a millisecond and may fire a millisecond early. */
export async function waitAtLeast(ms: number): Promise<void> {
  const until = performance.now() + ms
  for (let left = ms; left > 0; left = until - performance.now()) await wait(Math.ceil(left))
}
