import { attempt, type Read } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readAddress } from '../reads/abiWords.ts'
import { parseHex } from '../reads/parseHex.ts'
import { publishedPowers } from './publishedCode.ts'
import type { Codes } from './readCodes.ts'
import type { ReviewedChain } from './ReviewedChain.ts'

/** Addresses other than the account that can change the rules of a module or guard; undefined if not read. */
export type RuleOwners = (address: Address) => Read<readonly Address[]> | undefined

/** owner() */
const OWNER = '0x8da5cb5b'

/**
 * Reads the owner of every minimal proxy of a published module or guard, at one block.
 *
 * @param powers modules, guards and handlers, current ones and those that the transaction sets
 * @example
 * const owners = await readRuleOwners({ chain, safe, block }, state.modules, codes)
 */
export async function readRuleOwners(
  { chain, safe, block }: { readonly chain: ReviewedChain; readonly safe: Address; readonly block: bigint },
  powers: readonly Address[],
  codes: Codes,
): Promise<RuleOwners> {
  const asked = powers.filter((address) => {
    const target = codes.cloneOf(address)?.target
    return target !== undefined && publishedPowers(chain.chainId, target).length > 0
  })
  const read = await Promise.all(
    [...new Set(asked)].map(async (address) => {
      const answer = chain.ask('eth_call', [{ to: address, data: OWNER }, `0x${block.toString(16)}`])
      const owner = await attempt(answer.then((data) => readAddress(parseHex(data))))
      const others = owner.ok
        ? { ok: true as const, value: isSameAddress(owner.value, safe) ? [] : [owner.value] }
        : owner
      return [address.toLowerCase(), others] as const
    }),
  )
  const known = new Map<string, Read<readonly Address[]>>(read)
  return (address) => known.get(address.toLowerCase())
}
