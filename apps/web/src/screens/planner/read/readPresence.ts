import type { Chain } from '@countersign/api'
import { type ChainState, parseHex } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { readAccountState } from '../../../data/undeployed/readAccountState.ts'
import { findCreation } from '../../../data/undeployed/undeployedAccounts.ts'

export type Presence = { readonly kind: 'absent' } | { readonly kind: 'account'; readonly state: ChainState }

/**
 * Whether a network has the account, and its set-up at one block. Of an account that is not deployed, and that this browser can deploy, the
 * set-up that its creation data give; the state then names these data.
 * @throws {RpcError} when the chain does not answer, or the contract at the address does not answer like a Safe
 */
export async function readPresence(chain: Chain, safe: Address, signal: AbortSignal): Promise<Presence> {
  const code = parseHex(await rpcRequest(chain, 'eth_getCode', [safe, 'latest'], signal))
  if (code === '0x' && findCreation({ chainId: chain.chainId, safe }) === null) return { kind: 'absent' }
  return { kind: 'account', state: await readAccountState(chain, safe, { signal }) }
}
