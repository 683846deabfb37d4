import { hexToNumber, RpcRequestError } from 'viem'
import * as z from 'zod/mini'
import { NodeError } from './NodeError.ts'
import type { RpcCall, RpcEndpoint } from './RpcEndpoint.ts'

/** A node with its health. */
export type RpcNode = {
  readonly host: string
  /** Position in the configuration; the lowest healthy one is preferred. */
  readonly rank: number
  request(call: RpcCall): Promise<unknown>
  /** The last block height of the node, -1 before the first answer. */
  head(): number
  /** Monotonic milliseconds until which the node is used only when no other is left; 0 when it is healthy. */
  restsUntil(): number
  isWell(): boolean
  /** Milliseconds until a call to it makes sense when no other node is left. */
  pauseMs(): number
  /** Its answers contradicted each other; for a while the node is used last. */
  distrust(): void
  lacks(method: string): boolean
}

type Options = { endpoint: RpcEndpoint; rank: number; chainId: string; monotonic: () => number; onAnswer: () => void }

const SHORTEST_REST_MS = 250
const SAME_MOMENT_MS = 50
const LONGEST_REST_MS = 30_000
const LONGEST_LIMIT_MS = 300_000
/**
 * A node that asks for a pause (429) gets no calls for at most this long. Another node is preferred for the whole requested pause; without
 * another, proposals and reads must continue, and the next call shows whether the node answers again.
 */
export const LONGEST_IMPOSED_MS = 3000
const NO_METHOD =
  /method .*(not (found|supported|available|allowed|exist)|does not exist|disabled)|unsupported method|not implemented/i
const LatestHeader = z.object({ number: z.string() })

const clamp = (ms: number) => Math.min(LONGEST_LIMIT_MS, Math.max(SHORTEST_REST_MS, ms))

export function createRpcNode({ endpoint, rank, chainId, monotonic, onAnswer }: Options): RpcNode {
  let failures = 0
  let failedAt = -Infinity
  let restsUntil = 0
  let limitedUntil = 0
  let head = -1
  let isOfChain = false
  let checking: Promise<void> | null = null
  const lacking = new Set<string>()

  function rest(failure: NodeError): void {
    const now = monotonic()
    // The calls of one request fail together and count as one failure.
    if (now - failedAt > SAME_MOMENT_MS) failures += 1
    failedAt = now
    const backOff = Math.min(LONGEST_REST_MS, SHORTEST_REST_MS * 2 ** Math.min(failures - 1, 10))
    const asked = failure.retryAfterMs === null ? backOff : clamp(failure.retryAfterMs)
    restsUntil = Math.max(restsUntil, now + (failure.kind === 'limited' ? asked : backOff))
    if (failure.kind === 'limited') limitedUntil = now + Math.min(asked, LONGEST_IMPOSED_MS)
    // Another node may answer at the URL afterwards.
    if (failure.kind === 'unreachable') isOfChain = false
  }

  async function ask(call: RpcCall): Promise<unknown> {
    try {
      const answer = await endpoint.request(call)
      failures = 0
      restsUntil = 0
      learnHead(call, answer)
      return answer
    } catch (error) {
      if (error instanceof NodeError) rest(error)
      else if (error instanceof RpcRequestError && (error.code === -32601 || NO_METHOD.test(error.details)))
        lacking.add(call.method)
      throw error
    }
  }

  function learnHead({ method, params }: RpcCall, answer: unknown): void {
    if (method === 'eth_blockNumber' && typeof answer === 'string') head = Number(answer)
    else if (method === 'eth_getBlockByNumber' && Array.isArray(params) && params[0] === 'latest') {
      const { data } = z.safeParse(LatestHeader, answer)
      if (data) head = Number(data.number)
    }
  }

  async function checkChain(): Promise<void> {
    const answer = await ask({ method: 'eth_chainId' })
    const found =
      typeof answer === 'string' && answer.startsWith('0x') ? String(hexToNumber(answer as `0x${string}`)) : ''
    if (found !== chainId) {
      const failure = new NodeError(
        'foreign',
        endpoint.host,
        `It reports chain ${found}, the configuration says ${chainId}.`,
      )
      restsUntil = monotonic() + LONGEST_LIMIT_MS
      throw failure
    }
    isOfChain = true
  }

  return {
    host: endpoint.host,
    rank,
    async request(call) {
      const wait = limitedUntil - monotonic()
      if (wait > 0)
        throw new NodeError('limited', endpoint.host, `No calls are sent to it for another ${wait} ms.`, wait)
      if (!isOfChain) await (checking ??= checkChain().finally(() => (checking = null)))
      const answer = await ask(call)
      onAnswer()
      return answer
    },
    head: () => head,
    restsUntil: () => restsUntil,
    isWell: () => restsUntil <= monotonic(),
    pauseMs() {
      const now = monotonic()
      // A parallel call that succeeds ends the pause after a failure, but not the rate limit.
      return (limitedUntil > now ? limitedUntil : restsUntil) - now
    },
    distrust: () => rest(new NodeError('behind', endpoint.host, '')),
    lacks: (method) => lacking.has(method),
  }
}
