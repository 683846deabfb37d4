import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, readAddress, readUint, RpcError } from '@countersign/chain-client/reads'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'

/** supportsInterface(bytes4) with the ids of ERC-721 and ERC-1155 */
const IS_ERC721: Hex = `0x01ffc9a780ac58cd${'0'.repeat(56)}`
const IS_ERC1155: Hex = `0x01ffc9a7d9b67a26${'0'.repeat(56)}`
const OWNER_OF: Hex = '0x6352211e'
/** balanceOf(address,uint256) */
const BALANCE_OF_ID: Hex = '0x00fdd58e'

/** What a contract says about one id: whether it is an ERC-1155 id with an amount, and how many the account holds. */
export async function readCollectibleHolding(
  chain: Chain,
  safe: Address,
  token: Address,
  id: bigint,
): Promise<{ readonly isCounted: boolean; readonly held: bigint }> {
  const ask = (data: Hex) => wordOf(chain, token, data)
  const [isSingle, isMultiple] = await Promise.all([ask(IS_ERC721), ask(IS_ERC1155)])
  const isCounted =
    isMultiple !== null && readUint(isMultiple) === 1n && (isSingle === null || readUint(isSingle) !== 1n)
  if (isCounted) {
    const balance = await ask(encodeCall(BALANCE_OF_ID, safe, id))
    return { isCounted, held: balance === null ? 0n : readUint(balance) }
  }
  const owner = await ask(encodeCall(OWNER_OF, id))
  return { isCounted, held: owner !== null && isSameAddress(readAddress(owner), safe) ? 1n : 0n }
}

/** Null if the contract refuses or returns less than a word. A node that does not respond is an error. */
async function wordOf(chain: Chain, to: Address, data: Hex): Promise<Hex | null> {
  try {
    const answer = parseHex(await rpcRequest(chain, 'eth_call', [{ to, data }, 'latest']))
    return answer.length < 66 ? null : answer
  } catch (error) {
    if (error instanceof RpcError && error.code !== null) return null
    throw error
  }
}
