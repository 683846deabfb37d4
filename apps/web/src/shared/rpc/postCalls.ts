import * as z from 'zod/mini'
import { RpcError } from './RpcError.ts'

export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

const RpcAnswer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})
export type RpcAnswer = z.output<typeof RpcAnswer>

const TIMEOUT_MS = 10_000
const refusesBatches = new Set<string>()

/**
 * Sends calls to one node: in one request, or one by one where the node refuses batches. The id of an answer is the index of its call.
 *
 * @param isApart a refusal of this batch says nothing about other batches
 * @throws {RpcError} when the node answers with an error status
 */
export async function postCalls(url: string, calls: readonly RpcCall[], isApart = false): Promise<RpcAnswer[]> {
  const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const [only] = bodies
  if (bodies.length === 1 && only) return [await postOne(url, only)]
  if (!refusesBatches.has(url)) {
    const parsed = z.array(RpcAnswer).safeParse(await send(url, bodies))
    if (parsed.success) return parsed.data
    if (!isApart) refusesBatches.add(url)
  }
  return Promise.all(bodies.map((body) => postOne(url, body)))
}

/** @throws {RpcError} with the node's code and words, or code null where it gave no answer to the call. */
export function resultOf(answer: RpcAnswer | undefined, { method }: RpcCall): unknown {
  if (answer?.error) throw new RpcError(answer.error.message, answer.error.code, undefined, answer.error.data)
  if (!answer || !('result' in answer)) throw new RpcError(`The chain gave no answer to ${method}`)
  return answer.result
}

const postOne = async (url: string, body: object): Promise<RpcAnswer> => RpcAnswer.parse(await send(url, body))

async function send(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new RpcError(`${new URL(url).host} answered ${response.status} ${response.statusText}`)
  return response.json()
}
