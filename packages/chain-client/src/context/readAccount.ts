import type { Address } from '@countersign/primitives'
import { readFutureState } from './readFutureState.ts'
import { readCurrentState, type ChainState } from '../reads/readStateFrom.ts'
import { RpcError } from '../reads/RpcError.ts'
import { refusal } from './ChainOnlyContext.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { answerMessages as messages } from '../answers/answerMessages.ts'

/** @throws {ApiError} 404 when no Safe answers; {RpcError} when no node answers */
export async function readDeployed(chain: ReadableChain, safe: Address): Promise<ChainState> {
  try {
    return await readCurrentState(chain.ask, safe)
  } catch (error) {
    if (isUnanswered(error)) throw error
    throw refusal(404, 'safe/unknown', messages.noAccountAt({ address: safe, chain: chain.chainName }))
  }
}

/** The account, or what it will be while it is not deployed. Throws like `readDeployed`. */
export async function readAccount(chain: ReadableChain, safe: Address): Promise<ChainState> {
  try {
    return await readDeployed(chain, safe)
  } catch (error) {
    const creation = isUnanswered(error) ? null : (chain.creationOf?.(safe) ?? null)
    if (creation === null) throw error
    try {
      return await readFutureState(chain.ask, { safe, creation, chainId: BigInt(chain.chainId) })
    } catch (failure) {
      throw isUnanswered(failure) ? failure : error
    }
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof RpcError && error.code === null && error.cause !== undefined
