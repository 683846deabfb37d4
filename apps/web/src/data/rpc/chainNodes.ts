import type { Chain } from '@countersign/api'
import { ownRpcUrls } from './ownRpcUrls.ts'
import { rpcUrls, type RpcApiKeys } from './rpcUrls.ts'

let apiKeys: RpcApiKeys = {}

/** Called once with the run-time configuration. */
export const setRpcApiKeys = (keys: RpcApiKeys): void => {
  apiKeys = keys
}

/** The nodes of this chain, in the order of the configuration. Asking them is the work of `rpcRequest.ts`, which no first content needs. */
export const allRpcUrls = (chain: Pick<Chain, 'chainId' | 'rpcUri' | 'publicRpcUri'>): string[] => [
  ...new Set([...(ownRpcUrls.get()[chain.chainId] ?? []), ...rpcUrls(chain, apiKeys)]),
]
