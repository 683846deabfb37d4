import type { Chain } from '@countersign/api'
import type { ReadableChain } from '@countersign/chain-client'
import { rpcRequest } from './rpcRequest.ts'

/** A chain with the way this page asks its nodes. */
export const readableChain = (chain: Chain): ReadableChain => ({
  ...chain,
  ask: (method, params) => rpcRequest(chain, method, params),
})
