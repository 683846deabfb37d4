import type { Address } from '@countersign/primitives'
import { numberToHex, RpcRequestError, BaseError, type PublicClient } from 'viem'

/** The probes of one round are sent together: a round trip costs more than a few answers. */
const PROBES = 15

/**
 * The block in which a contract was created, found by reading its code at old blocks. Needs a node with old state; null when none has it. A
 * node may also answer with empty code instead of an error, so the caller must verify the result.
 */
export async function findFirstCode(
  client: PublicClient,
  address: Address,
  from: number,
  to: number,
): Promise<number | null> {
  let low = from
  let high = to
  try {
    while (low < high) {
      const probes = spread(low, high - 1)
      const codes = await Promise.all(
        probes.map((block) => client.request({ method: 'eth_getCode', params: [address, numberToHex(block)] })),
      )
      const first = codes.findIndex((code) => code !== undefined && code !== '0x')
      high = first < 0 ? high : (probes[first] ?? high)
      const lastEmpty = first < 0 ? probes.length - 1 : first - 1
      low = (probes[lastEmpty] ?? low - 1) + 1
    }
    return low
  } catch (error) {
    if (error instanceof BaseError && error.walk((inner) => inner instanceof RpcRequestError)) return null
    throw error
  }
}

function spread(low: number, high: number): number[] {
  const count = Math.min(PROBES, high - low + 1)
  return Array.from({ length: count }, (_none, index) => low + Math.floor(((high - low + 1) * (index + 0.5)) / count))
}
