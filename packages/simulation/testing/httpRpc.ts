import * as z from 'zod/mini'
import type { Rpc } from '../src/rpc/Rpc.ts'

const Answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
})

/** JSON-RPC over HTTP, like the page's client. */
export function httpRpc(url: string): Rpc {
  return {
    url,
    request: async (method, params) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      const { result, error } = Answer.parse(await response.json())
      if (error) throw new Error(error.message)
      return result
    },
  }
}
