import type { Chain } from '@countersign/api'
import { attempt, type Read } from '@countersign/safe/checks'
import { bytesToHex, hexToBytes, keccak256Light, type Address, type Hex } from '@countersign/safe/light'
import { parseHex } from './parseHex.ts'
import { rpcRequest } from './rpcRequest.ts'

/**
 * Keccak-256 of the code at each address, all at one block. An address without code has the hash of no bytes.
 * @returns by address in lower case; a read that failed keeps its reason
 */
export async function readCodeHashes(
  chain: Chain,
  addresses: readonly Address[],
  block: bigint,
): Promise<ReadonlyMap<string, Read<Hex>>> {
  const at = `0x${block.toString(16)}`
  const unique = new Set(addresses.map((address) => address.toLowerCase()))
  const read = [...unique].map(async (address): Promise<[string, Read<Hex>]> => {
    const code = await attempt(rpcRequest(chain, 'eth_getCode', [address, at]).then(parseHex))
    return [address, code.ok ? { ok: true, value: bytesToHex(keccak256Light(hexToBytes(code.value))) } : code]
  })
  return new Map(await Promise.all(read))
}
