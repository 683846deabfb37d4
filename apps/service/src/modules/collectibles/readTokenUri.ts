import type { Address } from '@countersign/primitives'
import { parseAbi, type PublicClient } from 'viem'

const abi = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** Longest stored address; a data URI may be long. */
const LONGEST = 300_000

/** Null when the contract has none; the token is listed all the same. */
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
