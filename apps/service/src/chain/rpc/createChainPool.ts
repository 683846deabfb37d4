import type { ChainConfig } from '../../config/ChainConfig.ts'
import { monotonicNow } from '../../clock/monotonicNow.ts'
import type { Post } from './openPost.ts'
import { createRpcEndpoint, type RpcEndpoint } from './RpcEndpoint.ts'
import { createRpcNode } from './RpcNode.ts'
import { createRpcPool, type RpcPool } from './RpcPool.ts'

/** The nodes of a configured chain. A local node is one process on this machine, so retries are of no use. */
export function createChainPool(
  config: ChainConfig,
  onAnswer: () => void,
  monotonic: () => number = monotonicNow,
  measure: (endpoint: RpcEndpoint) => RpcEndpoint = (endpoint) => endpoint,
  post?: Post,
): RpcPool {
  const { chainId, isLocal, rpcTimeoutMs } = config
  const nodes = listRpcUrls(config).map((url, rank) =>
    createRpcNode({
      endpoint: measure(createRpcEndpoint(url, rpcTimeoutMs, post)),
      rank,
      chainId,
      monotonic,
      onAnswer,
    }),
  )
  return createRpcPool(nodes, { monotonic, rounds: isLocal ? 1 : 3 })
}

type Fields = Pick<ChainConfig, 'serviceRpcUrl' | 'rpcUrls' | 'rpcUri' | 'publicRpcUri' | 'rpcApiKey'>

/** RPC URLs in the order of use: the service's own, the configured provider with its key, the public one. */
export function listRpcUrls({ serviceRpcUrl, rpcUrls, rpcUri, publicRpcUri, rpcApiKey = '' }: Fields): string[] {
  const withKey = ({ authentication, value }: { authentication: string; value: string }) =>
    authentication === 'API_KEY_PATH' ? `${value}${rpcApiKey}` : value
  const all = [serviceRpcUrl, ...rpcUrls, withKey(rpcUri), publicRpcUri && withKey(publicRpcUri)]
  return [...new Set(all.filter((url): url is string => !!url))]
}
