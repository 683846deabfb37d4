import type { Chain } from '@countersign/api'
import { gatherCalls } from './gatherCalls.ts'
import { nodeStatus } from './nodeStatus.ts'
import { ownRpcUrls } from './ownRpcUrls.ts'
import { rpcUrls, type RpcApiKeys } from './rpcUrls.ts'
import { sendCalls } from './sendCalls.ts'

type RpcChain = Pick<Chain, 'chainId' | 'chainName' | 'rpcUri' | 'publicRpcUri'>

let apiKeys: RpcApiKeys = {}

/** Called once with the run-time configuration. */
export const setRpcApiKeys = (keys: RpcApiKeys): void => {
  apiKeys = keys
}

/** Where this chain is asked, in the order of the configuration. */
export const allRpcUrls = (chain: RpcChain): string[] => [
  ...new Set([...(ownRpcUrls.get()[chain.chainId] ?? []), ...rpcUrls(chain, apiKeys)]),
]

/** Where this chain is asked right now, providers that failed a moment ago last. */
export const liveRpcUrls = (chain: RpcChain): string[] =>
  allRpcUrls(chain).toSorted((first, second) => nodeStatus.rank(first) - nodeStatus.rank(second))

/**
 * One JSON-RPC read, without any Ethereum library. Reads asked for in the same moment travel in one request. A node that asks for fewer
 * requests is asked again, for up to 120 s.
 *
 * @param signal ends the read and its repeats
 * @throws {RpcError} with the node's code and words, or code null when no provider answered.
 */
export const rpcRequest = (
  chain: RpcChain,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> => ask(chain, method, params, false, signal)

/**
 * A read many nodes refuse or are slow with, as of an old state: it travels in a request apart from the others, and a node that
 * fails at it is asked for everything else as before.
 */
export const rpcRequestApart = (chain: RpcChain, method: string, params: readonly unknown[]): Promise<unknown> =>
  ask(chain, method, params, true)

function ask(
  chain: RpcChain,
  method: string,
  params: readonly unknown[],
  isApart: boolean,
  signal?: AbortSignal,
): Promise<unknown> {
  const { chainId, chainName: name } = chain
  const target = { chainId, name, urls: () => liveRpcUrls(chain) }
  return gatherCalls(`${chainId} ${isApart}`, { method, params }, (calls) => sendCalls(target, calls, isApart), signal)
}
