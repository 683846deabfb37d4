import type { Address } from '@countersign/primitives'
import { readAddresses } from './abiWords.ts'
import type { AskNode } from './AskNode.ts'
import { parseHex } from './parseHex.ts'

const GET_OWNERS = '0xa0e67e2b'

/**
 * The owners an account has on chain right now.
 * @throws {RpcError} when it does not answer like a Safe.
 * @example
 * const owners = await readOwners(ask, safe)
 */
export const readOwners = async (ask: AskNode, safe: Address): Promise<Address[]> =>
  readAddresses(parseHex(await ask('eth_call', [{ to: safe, data: GET_OWNERS }, 'latest'])))
