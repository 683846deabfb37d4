import { RpcError } from '@countersign/chain-client/reads'
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

/** A single error as the answer to a whole batch. */
const Refusal = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

const TIMEOUT_MS = 10_000
const refusesBatches = new Set<string>()

type Options = {
  /** A refusal of this batch says nothing about other batches. */
  readonly isApart?: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends calls to one node: in one request, or one by one when the node refuses batches. The id of an answer is the index of its call.
 *
 * @throws {ThrottledError} when the node limits requests
 * @throws {RpcError} when the node answers with another error status
 */
export async function postCalls(
  url: string,
  calls: readonly RpcCall[],
  { isApart = false, signal }: Options = {},
): Promise<RpcAnswer[]> {
  const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const [only] = bodies
  if (bodies.length === 1 && only) return [await postOne(url, only, signal)]
  if (!refusesBatches.has(url)) {
    const answer = await send(url, bodies, signal)
    const parsed = z.array(RpcAnswer).safeParse(answer)
    if (parsed.success) return parsed.data
    const refusal = Refusal.safeParse(answer)
    if (refusal.success && saysThrottled(refusal.data.error)) throw new ThrottledError(new URL(url).host, null)
    if (!isApart) refusesBatches.add(url)
  }
  return Promise.all(bodies.map((body) => postOne(url, body, signal)))
}

/** @throws {RpcError} with the node's code and message, or code null when it did not answer the call. */
export function resultOf(answer: RpcAnswer | undefined, { method }: RpcCall): unknown {
  if (answer?.error) throw new RpcError(answer.error.message, answer.error.code, undefined, answer.error.data)
  if (!answer || !('result' in answer)) throw new RpcError(messages.nodeUnanswered(method))
  return answer.result
}

const postOne = async (url: string, body: object, signal?: AbortSignal): Promise<RpcAnswer> =>
  RpcAnswer.parse(await send(url, body, signal))

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
  if (!response.ok) throw new RpcError(messages.hostAnswered({ host: new URL(url).host, status, text: statusText }))
  return response.json()
}
