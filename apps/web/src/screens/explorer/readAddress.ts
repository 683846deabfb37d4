import type { Chain } from '@countersign/api'
import { parseHex, parseQuantity } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

export type ChainAddress = {
  readonly balance: bigint
  /** The number of sent transactions; for a contract, one more than the contracts it created. */
  readonly nonce: bigint
  /** 0 if there is no contract. */
  readonly codeBytes: number
  readonly block: bigint
}

/**
 * Reads an address from the chain's node, at one block.
 * @throws {RpcError}
 */
export async function readAddress(chain: Chain, address: Address): Promise<ChainAddress> {
  const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
  const at = `0x${block.toString(16)}`
  const [balance, nonce, code] = await Promise.all([
    rpcRequest(chain, 'eth_getBalance', [address, at]),
    rpcRequest(chain, 'eth_getTransactionCount', [address, at]),
    rpcRequest(chain, 'eth_getCode', [address, at]),
  ])
  const codeBytes = (parseHex(code).length - 2) / 2
  return { balance: parseQuantity(balance), nonce: parseQuantity(nonce), codeBytes, block }
}
