import type { Chain } from '@countersign/api'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

/** The first request of a simulation, sent while its code is loaded. */
export function readNewestBlock(chain: Chain, signal: AbortSignal): Promise<unknown> {
  const block = rpcRequest(chain, 'eth_getBlockByNumber', ['latest', false], signal)
  // The simulation reports the error. If its code cannot be loaded, that error counts.
  block.catch(() => {})
  return block
}
