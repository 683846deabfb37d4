import type { Address } from '@countersign/primitives'
import { readCurrentState, type ChainState } from '../reads/readStateFrom.ts'
import { RpcError } from '../reads/RpcError.ts'
import { refusal } from './ChainOnlyContext.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { answerMessages as messages } from '../answers/answerMessages.ts'

/** @throws {ApiError} 404 when no Safe answers; {RpcError} when no node answers */
export async function readAccount(chain: ReadableChain, safe: Address): Promise<ChainState> {
  try {
    return await readCurrentState(chain.ask, safe)
  } catch (error) {
    if (error instanceof RpcError && error.code === null && error.cause !== undefined) throw error
    throw refusal(404, 'safe/unknown', messages.noAccountAt({ address: safe, chain: chain.chainName }))
  }
}
