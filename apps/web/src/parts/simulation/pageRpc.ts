import type { Chain } from '@countersign/api'
import type { Rpc } from '@countersign/simulation'
import { liveRpcUrls, rpcRequest } from '../../data/rpc/rpcRequest.ts'

/** The page's nodes as the simulation uses them. It makes no request after the signal. */
export const pageRpc = (chain: Chain, signal?: AbortSignal): Rpc => ({
  url: liveRpcUrls(chain)[0] ?? '',
  request: (method: string, params: readonly unknown[]) => rpcRequest(chain, method, params, signal),
})
