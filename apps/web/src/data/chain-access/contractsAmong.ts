import type { Address } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { isContractCode } from '@countersign/chain-client/reads'

/** The addresses with code. They sign by EIP-1271, not with a key. */
export async function contractsAmong(
  client: PublicClient,
  addresses: readonly Address[],
  blockNumber: bigint,
): Promise<Address[]> {
  const codes = await Promise.all(addresses.map((address) => client.getCode({ address, blockNumber })))
  return addresses.filter((_, index) => {
    const code = codes[index]
    return code !== undefined && isContractCode(code)
  })
}
