import type { Address } from '@countersign/primitives'
import { parseAbi, type PublicClient } from 'viem'

const abi = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** Longest address kept; what lies in the address itself may be long. */
const LONGEST = 300_000

/** Null when the contract has none to tell; that a token is held does not depend on it. */
export async function readTokenUri(client: PublicClient, token: Address, id: string): Promise<string | null> {
  for (const functionName of ['tokenURI', 'uri'] as const)
    try {
      const uri = await client.readContract({ address: token, abi, functionName, args: [BigInt(id)] })
      if (uri !== '' && uri.length <= LONGEST) return uri.replaceAll('\0', '')
    } catch {
      continue
    }
  return null
}
