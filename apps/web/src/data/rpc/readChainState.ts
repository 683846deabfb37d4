import type { Chain } from '@countersign/api'
import { type ChainState, parseQuantity } from '@countersign/chain-client/reads'
import { readCurrentState } from '@countersign/chain-client/state'
import { type Address } from '@countersign/primitives'
import { rpcRequest } from './rpcRequest.ts'

/**
 * Reads an account from the chain.
 * @param signal aborts the reads and their retries
 * @throws {RpcError} when the chain does not answer, or the address does not answer like a Safe.
 */
export const readChainState = (chain: Chain, safe: Address, signal?: AbortSignal): Promise<ChainState> =>
  readCurrentState((method, params) => rpcRequest(chain, method, params, signal), safe)

/** The newest block of the node. */
export const readHead = async (chain: Chain, signal?: AbortSignal): Promise<bigint> =>
  parseQuantity(await rpcRequest(chain, 'eth_blockNumber', [], signal))
