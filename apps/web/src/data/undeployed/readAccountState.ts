import type { Chain } from '@countersign/api'
import type { AskNode, ChainState } from '@countersign/chain-client/reads'
import { readCurrentState, readStateFrom } from '@countersign/chain-client/state'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { findCreation } from './undeployedAccounts.ts'

type At = { readonly block?: bigint; readonly signal?: AbortSignal }

/**
 * Reads an account from the chain; while its address has no code, what the creation data of this browser will create. The state then names
 * these data.
 * @throws {RpcError} when the chain does not answer, or the address does not answer like a Safe and has no creation data here
 */
export const readAccountState = (chain: Chain, safe: Address, { block, signal }: At = {}): Promise<ChainState> =>
  accountReader(chain, safe)((method, params) => rpcRequest(chain, method, params, signal), block)

/** The same at any node. */
export const accountReader =
  ({ chainId }: Pick<Chain, 'chainId'>, safe: Address) =>
  async (ask: AskNode, block?: bigint): Promise<ChainState> => {
    try {
      return await (block === undefined ? readCurrentState(ask, safe) : readStateFrom(ask, safe, block))
    } catch (error) {
      const creation = findCreation({ chainId, safe })
      if (creation === null) throw error
      const { readFutureState } = await import('@countersign/chain-client')
      return readFutureState(ask, {
        safe,
        creation,
        chainId: BigInt(chainId),
        ...(block === undefined ? {} : { block }),
      }).catch(() => {
        // The account exists, or the node does not answer: the first failure says more.
        throw error
      })
    }
  }
