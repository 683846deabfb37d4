import type { Chain } from '@countersign/api'
import type { Rpc } from '@countersign/simulation'
import { liveRpcUrls, rpcRequest, rpcRequestApart } from '../../data/rpc/rpcRequest.ts'

/** Many nodes lack these methods, and some then refuse a whole batch; and they are slow. The reads of the same moment must not depend on them. */
const ENGINES = new Set(['eth_simulateV1', 'debug_traceCall'])

/** Not every node knows the block, or blocks by hash at all. */
const isByHash = (params: readonly unknown[]): boolean =>
  params.some((param) => typeof param === 'object' && param !== null && 'blockHash' in param)

/**
 * The page's nodes as the simulation uses them. It makes no request after the signal.
 * @param newest the first read of the newest block, if it has begun: see `readNewestBlock`
 */
export function pageRpc(chain: Chain, signal?: AbortSignal, newest: Promise<unknown> | null = null): Rpc {
  let ahead = newest
  return {
    url: liveRpcUrls(chain)[0] ?? '',
    request(method: string, params: readonly unknown[]) {
      const begun = method === 'eth_getBlockByNumber' && params[0] === 'latest' ? ahead : null
      if (begun) {
        ahead = null
        return begun
      }
      if (ENGINES.has(method)) return rpcRequestApart(chain, method, params, signal)
      return isByHash(params)
        ? rpcRequestApart(chain, method, params, signal, method)
        : rpcRequest(chain, method, params, signal)
    },
  }
}
