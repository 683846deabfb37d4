import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { readChainState, type ChainState } from '../rpc/readChainState.ts'
import { RpcError } from '../rpc/RpcError.ts'
import { refusal } from './ChainOnlyContext.ts'

/** @throws {ApiError} 404 when no Safe answers; {RpcError} when no node answers */
export async function readAccount(chain: Chain, safe: Address): Promise<ChainState> {
  try {
    return await readChainState(chain, safe)
  } catch (error) {
    if (error instanceof RpcError && error.code === null && error.cause !== undefined) throw error
    throw refusal(404, 'safe/unknown', `There is no account at ${safe} on ${chain.chainName}.`)
  }
}
