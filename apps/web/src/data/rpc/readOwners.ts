import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { readAddresses } from './abiWords.ts'
import { parseHex } from './parseHex.ts'
import { rpcRequest } from './rpcRequest.ts'

const GET_OWNERS = '0xa0e67e2b'

/** The current owners of an account on chain. @throws {RpcError} when it does not answer like a Safe. */
export async function readOwners(chain: Chain, safe: Address): Promise<Address[]> {
  return readAddresses(parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data: GET_OWNERS }, 'latest'])))
}
