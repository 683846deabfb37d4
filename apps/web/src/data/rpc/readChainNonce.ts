import type { Chain } from '@countersign/api'
import { parseHex, readUint } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from './rpcRequest.ts'

const NONCE = '0xaffed0e0'

/** The account's nonce at the newest block of the node. */
export const readChainNonce = async (chain: Chain, safe: Address, signal: AbortSignal): Promise<bigint> =>
  readUint(parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data: NONCE }, 'latest'], signal)))
