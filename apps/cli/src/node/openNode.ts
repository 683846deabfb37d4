import type { AskNode } from '@countersign/chain-client/reads'
import { RpcError } from '@countersign/chain-client/reads'
import * as z from 'zod'

const Answer = z.object({
  result: z.unknown().optional(),
  error: z
    .object({ code: z.number().optional(), message: z.string().optional(), data: z.unknown().optional() })
    .optional(),
})
const TIMEOUT_MS = 30_000

/** Sends one read at a time to a node, and nothing else to any other host. */
export const openNode =
  (url: string): AskNode =>
  async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { error, result } = Answer.parse(await post(url, body))
    if (error) throw new RpcError(error.message ?? method, error.code ?? null, undefined, error.data)
    return result
  }

async function post(url: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await response.json()
  } catch (cause) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause)
    throw new RpcError(reason, null, cause)
  }
}
