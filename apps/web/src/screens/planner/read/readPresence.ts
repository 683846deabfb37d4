import type { Chain } from '@countersign/api'
import { type ChainState, parseHex } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'

export type Presence = { readonly kind: 'absent' } | { readonly kind: 'account'; readonly state: ChainState }

/**
 * Whether a network has the account, and its set-up at one block.
 * @throws {RpcError} when the chain does not answer, or the contract at the address does not answer like a Safe
 */
export async function readPresence(chain: Chain, safe: Address, signal: AbortSignal): Promise<Presence> {
  const code = parseHex(await rpcRequest(chain, 'eth_getCode', [safe, 'latest'], signal))
  return code === '0x' ? { kind: 'absent' } : { kind: 'account', state: await readChainState(chain, safe, signal) }
}
