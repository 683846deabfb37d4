import type { Chain } from '@countersign/api'
import { readOwners as readOwnersFrom } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from './rpcRequest.ts'

/** The current owners of an account on chain. @throws {RpcError} when it does not answer like a Safe. */
export const readOwners = (chain: Chain, safe: Address): Promise<Address[]> =>
  readOwnersFrom((method, params) => rpcRequest(chain, method, params), safe)
