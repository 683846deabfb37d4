import { RpcError } from '@countersign/chain-client/reads'
import { groupsOf } from '@countersign/primitives'
import * as z from 'zod/mini'
import { saysThrottled, ThrottledError } from './ThrottledError.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'

export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

const RpcAnswer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})
export type RpcAnswer = z.output<typeof RpcAnswer>

/** An error as the answer to a whole batch, alone or as the only entry of a list. */
const ErrorOfAll = z.object({ error: z.object({ code: z.number(), message: z.string() }) })
const Refusal = z.union([
  ErrorOfAll,
  z.pipe(
    z.tuple([ErrorOfAll]),
    z.transform(([only]) => only),
  ),
])
/** Nodes that limit the size of a batch answer with one of these, if not with an error of JSON-RPC. */
const TOO_LARGE = new Set([400, 413, 422])

const TIMEOUT_MS = 10_000
/** By URL: the most calls of a batch that the node is known to accept. */
const acceptedSizes = new Map<string, number>()

type Options = {
  /** A refusal of this batch says nothing about other batches. */
  readonly isApart?: boolean
  readonly signal?: AbortSignal | undefined
}
type Body = { readonly id: number }

/**
 * Sends calls to one node: in one request, in halves when the node refuses a batch of that size, one by one when it refuses batches. The id
 * of an answer is the index of its call.
 *
 * @throws {ThrottledError} when the node limits requests
 * @throws {RpcError} when the node answers with another error status
 */
export async function postCalls(url: string, calls: readonly RpcCall[], options: Options = {}): Promise<RpcAnswer[]> {
  const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  return postInParts(url, bodies, acceptedSizes.get(url) ?? bodies.length, options)
}

async function postInParts(url: string, bodies: readonly Body[], size: number, options: Options): Promise<RpcAnswer[]> {
  return (await Promise.all(groupsOf(bodies, size).map((part) => postPart(url, part, options)))).flat()
}

async function postPart(url: string, bodies: readonly Body[], options: Options): Promise<RpcAnswer[]> {
  const { isApart = false, signal } = options
  const [only] = bodies
  if (bodies.length === 1 && only) return [RpcAnswer.parse(await send(url, only, signal))]
  const answer = await sendBatch(url, bodies, signal)
  const parsed = z.array(RpcAnswer).safeParse(answer)
  if (parsed.success && parsed.data.length >= bodies.length) return parsed.data
  const refusal = Refusal.safeParse(answer)
  if (refusal.success && saysThrottled(refusal.data.error)) throw new ThrottledError(new URL(url).host, null)
  const size = Math.ceil(bodies.length / 2)
  if (!isApart) acceptedSizes.set(url, Math.min(size, acceptedSizes.get(url) ?? size))
  return postInParts(url, bodies, size, options)
}

/** @returns undefined when the node refuses the size */
async function sendBatch(url: string, bodies: readonly Body[], signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await send(url, bodies, signal)
  } catch (error) {
    if (error instanceof StatusError && TOO_LARGE.has(error.status)) return undefined
    throw error
  }
}

/** The node answered with an error status. */
class StatusError extends RpcError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** @throws {RpcError} with the node's code and message, or code null when it did not answer the call. */
export function resultOf(answer: RpcAnswer | undefined, { method }: RpcCall): unknown {
  if (answer?.error) throw new RpcError(answer.error.message, answer.error.code, undefined, answer.error.data)
  if (!answer || !('result' in answer)) throw new RpcError(messages.nodeUnanswered(method))
  return answer.result
}

async function send(url: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  const { status, statusText, headers } = response
  const retryAfter = headers.get('retry-after')
  if (status === 429 || (status === 503 && retryAfter !== null)) throw new ThrottledError(new URL(url).host, retryAfter)
  if (!response.ok)
    throw new StatusError(messages.hostAnswered({ host: new URL(url).host, status, text: statusText }), status)
  return response.json()
}
