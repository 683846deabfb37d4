import { RpcRequestError } from 'viem'
import * as z from 'zod/mini'
import { findMisfit } from './findMisfit.ts'
import { NodeError } from './NodeError.ts'
import type { Post } from './openPost.ts'
import { postJson } from './postJson.ts'
import { currentRequest, type RequestScope } from '../../requests/currentRequest.ts'
import { namesOf } from './namesOf.ts'

export type RpcCall = { method: string; params?: unknown }

/** One URL that speaks JSON-RPC. */
export type RpcEndpoint = {
  /** Host of the URL, for messages. */
  host: string
  /** @throws NodeError, or RpcRequestError with the node's error about the call */
  request(call: RpcCall): Promise<unknown>
}

type Waiting = {
  call: RpcCall
  request: RequestScope | undefined
  resolve(answer: unknown): void
  reject(error: unknown): void
}

const RpcError = z.object({
  code: z._default(z.number(), -32000),
  message: z._default(z.string(), ''),
  data: z.optional(z.unknown()),
})
const RpcAnswer = z.object({
  id: z.nullish(z.union([z.number(), z.string()])),
  result: z.optional(z.unknown()),
  error: z.optional(RpcError),
})
type RpcAnswer = z.output<typeof RpcAnswer>

const LARGEST_BATCH = 100
const MOST_IN_FLIGHT = 6
const SAYS_LIMITED =
  /rate.?limit|too many requests|throttl|(capacity|quota|compute units?).*(exceed|reach)|exceed.*(capacity|quota|compute unit|request)/i

/** Calls of the same moment share one request, up to the node's batch limit. */
export function createRpcEndpoint(url: string, timeoutMs: number, post?: Post): RpcEndpoint {
  const host = URL.canParse(url) ? new URL(url).host : 'with an unreadable URL'
  let queue: Waiting[] = []
  let batchSize = LARGEST_BATCH
  let inFlight = 0
  let scheduled = false

  const schedule = () => {
    if (scheduled) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      pump()
    })
  }

  function pump(): void {
    while (queue.length > 0 && inFlight < MOST_IN_FLIGHT) {
      const batch = queue.slice(0, batchSize)
      queue = queue.slice(batchSize)
      inFlight += 1
      void send(batch).finally(() => {
        inFlight -= 1
        if (queue.length > 0) schedule()
      })
    }
  }

  async function send(batch: Waiting[]): Promise<void> {
    const body = batch.map(({ call }, id) => ({ jsonrpc: '2.0', id, ...call, params: call.params ?? [] }))
    try {
      const names = namesOf(batch.map(({ request }) => request))
      const answer = await postJson(url, host, body.length === 1 ? body[0] : body, { timeoutMs, send: post, names })
      if (batch.length > 1 && !Array.isArray(answer)) {
        // Some nodes accept no batch, or only small ones, and answer with one error for the whole batch.
        settleRefusedBatch(batch, answer)
        return
      }
      settle(batch, Array.isArray(answer) ? answer : [answer])
    } catch (error) {
      if (batch.length > 1 && error instanceof NodeError && error.kind === 'oversized') splitBatch(batch)
      else for (const { reject } of batch) reject(error)
    }
  }

  /** Sends the calls again in smaller batches; later batches to this node are that small too. */
  function splitBatch(batch: Waiting[]): void {
    batchSize = Math.max(1, Math.min(batchSize, Math.ceil(batch.length / 2)))
    queue = [...batch, ...queue]
  }

  function settleRefusedBatch(batch: Waiting[], answer: unknown): void {
    const { data } = z.safeParse(RpcAnswer, answer)
    const failure = data?.error ? toError(data.error, batch[0]?.call) : new NodeError('garbled', host, 'no list')
    if (!data?.error || failure instanceof NodeError) for (const { reject } of batch) reject(failure)
    else splitBatch(batch)
  }

  function settle(batch: Waiting[], answers: unknown[]): void {
    const byId = new Map<number, RpcAnswer>()
    for (const answer of answers) {
      const { data } = z.safeParse(RpcAnswer, answer)
      if (data) byId.set(batch.length === 1 ? 0 : Number(data.id), data)
    }
    for (const [id, { call, resolve, reject }] of batch.entries()) {
      const answer = byId.get(id)
      const misfit = answer && !answer.error ? findMisfit(call.method, answer.result) : null
      if (!answer) reject(new NodeError('garbled', host, `${call.method}: the batch answer does not contain it`))
      else if (answer.error) reject(toError(answer.error, call))
      else if (misfit !== null) reject(new NodeError('garbled', host, misfit))
      else resolve(answer.result)
    }
  }

  function toError({ code, message, data }: z.output<typeof RpcError>, call: RpcCall | undefined): Error {
    if (code === 429 || SAYS_LIMITED.test(message)) return new NodeError('limited', host, message)
    return new RpcRequestError({ body: { method: call?.method ?? '' }, error: { code, message, data }, url: host })
  }

  return {
    host,
    request: (call) =>
      new Promise((resolve, reject) => {
        queue.push({ call, request: currentRequest(), resolve, reject })
        schedule()
      }),
  }
}
