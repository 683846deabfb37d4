import type { Chain } from '@countersign/api'
import { parseHex, readAddresses, readUint, isContractCode } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import type { Members } from './RelatedAccount.ts'

const GET_OWNERS = '0xa0e67e2b'
const GET_THRESHOLD = '0xe75235b8'

/** Owners and threshold of an account, from the chain. @throws {RpcError} when the address does not answer like an account */
export async function readMembers(chain: Chain, account: Address): Promise<Members> {
  const call = async (data: Hex) => parseHex(await rpcRequest(chain, 'eth_call', [{ to: account, data }, 'latest']))
  const [owners, threshold] = await Promise.all([call(GET_OWNERS), call(GET_THRESHOLD)])
  return { owners: readAddresses(owners), threshold: Number(readUint(threshold)) }
}

/** What kind of owner an address is. */
export type OwnerKind =
  | { readonly kind: 'key' }
  | { readonly kind: 'account'; readonly members: Members }
  | { readonly kind: 'contract' }

/** @throws {RpcError} when its code could not be read */
export async function readOwnerKind(chain: Chain, owner: Address): Promise<OwnerKind> {
  const code = parseHex(await rpcRequest(chain, 'eth_getCode', [owner, 'latest']))
  if (!isContractCode(code)) return { kind: 'key' }
  return readMembers(chain, owner).then(
    (members) => ({ kind: 'account', members }),
    () => ({ kind: 'contract' }),
  )
}
