import type { Chain } from '@countersign/api'
import { resolveTarget } from '@countersign/safe/decode'
import type { Address } from '@countersign/primitives'
import type { AbiFunction } from 'viem'
import { toFunctionSelector } from 'viem/utils'
import { readsOf } from './targetStore.ts'

/** How many of the functions have their selector in the code at an address or behind its proxy. This is an indication, not a proof. */
export async function selectorsInCode(
  chain: Chain,
  address: Address,
  functions: readonly AbiFunction[],
): Promise<{ total: number; found: number; hasCode: boolean }> {
  const reads = readsOf(chain)
  const [first] = functions
  const target = await resolveTarget(address, first ? toFunctionSelector(first) : null, reads)
  const codes = [target.code, ...(await Promise.all(target.hops.map((hop) => reads.getCode(hop.address))))]
  const found = functions.filter((fn) => {
    // A compiler leaves out leading zeros.
    const digits = toFunctionSelector(fn)
      .slice(2)
      .replace(/^(00)+/, '')
    return codes.some((code) => code.toLowerCase().includes(digits))
  })
  return { total: functions.length, found: found.length, hasCode: target.code !== '0x' }
}
