import type { Chain } from '@countersign/api'
import { rpcUrls } from '../../../shared/chain-access/rpcUrls.ts'
import * as z from 'zod/mini'
import { rpcError } from './rpcError.ts'

const Answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string() })),
})

/** Wallets answer reads from their own node; a demo wallet has only the page's. */
export async function forwardRead(chain: Chain, method: string, params: unknown): Promise<unknown> {
  const [url] = rpcUrls(chain, {})
  if (url === undefined) throw rpcError(4901, `${chain.chainName} has no RPC URL.`)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = Answer.parse(await response.json())
  if (error) throw rpcError(error.code, error.message)
  return result
}
