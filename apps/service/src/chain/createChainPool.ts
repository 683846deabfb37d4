import type { ChainConfig } from '../config/chainConfig.ts'
import { listRpcUrls } from '../config/listRpcUrls.ts'
import { monotonicNow } from '../monotonicNow.ts'
import { createRpcEndpoint, type RpcEndpoint } from './rpcEndpoint.ts'
import { createRpcNode } from './rpcNode.ts'
import { createRpcPool, type RpcPool } from './rpcPool.ts'

/** The nodes of a configured chain. A local one is one process on this machine: it answers or it is gone. */
export function createChainPool(
  config: ChainConfig,
  onAnswer: () => void,
  monotonic: () => number = monotonicNow,
  measure: (endpoint: RpcEndpoint) => RpcEndpoint = (endpoint) => endpoint,
): RpcPool {
  const { chainId, isLocal, rpcTimeoutMs } = config
  const nodes = listRpcUrls(config).map((url, rank) =>
    createRpcNode({ endpoint: measure(createRpcEndpoint(url, rpcTimeoutMs)), rank, chainId, monotonic, onAnswer }),
  )
  return createRpcPool(nodes, { monotonic, rounds: isLocal ? 1 : 3 })
}
