import * as z from 'zod/mini'
import { rpcError } from '../errors/rpcError.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { ConnectChain } from './ConnectChain.ts'

/** Reads a chain by JSON-RPC. The host can replace it, for example by one with batches and second nodes. */
export type ReadChain = (chainId: string, method: string, params: readonly unknown[]) => Promise<unknown>

const Answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])
const TIMEOUT_MS = 10_000

/**
 * Asks the nodes of a chain in their order. A node that does not answer is followed by the next one; an error of a node is the answer.
 *
 * @example
 * const read = createChainReader([])
 */
export function createChainReader(chains: readonly ConnectChain[]): ReadChain {
  return async (chainId, method, params) => {
    const urls = chains.find((chain) => chain.chainId === chainId)?.rpcUrls
    if (urls === undefined) throw new WalletError('chain-not-configured', { chainId })
    let failure: unknown = new WalletError('chain-not-configured', { chainId })
    for (const url of urls) {
      const answer = await post(url, method, params).catch((error: unknown) => {
        failure = error
        return null
      })
      if (answer === null) continue
      if ('error' in answer) throw rpcError(answer.error.code, answer.error.message)
      return answer.result
    }
    throw failure
  }
}

async function post(url: string, method: string, params: readonly unknown[]): Promise<z.output<typeof Answer>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return Answer.parse(await answer.json())
}
