import type { ChainConfig } from '../../config/ChainConfig.ts'
import { listRpcUrls } from '../../config/listRpcUrls.ts'
import { monotonicNow } from '../../clock/monotonicNow.ts'
import { createRpcEndpoint, type RpcEndpoint } from './RpcEndpoint.ts'
import { createRpcNode } from './RpcNode.ts'
import { createRpcPool, type RpcPool } from './RpcPool.ts'

/** The nodes of a configured chain. A local node is one process on this machine, so retries are of no use. */
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
