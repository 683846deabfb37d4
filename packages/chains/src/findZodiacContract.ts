import { zodiacContracts } from './generated/zodiacContracts.ts'
import type { ZodiacContract } from './zodiacContract.ts'

/**
 * The Zodiac contract published at an address. A module or guard of an account is a minimal proxy: ask with the target of the proxy.
 *
 * @param address in any letter case
 * @param codeHash keccak-256 of the runtime code that the chain has there, null where there is none
 * @returns undefined for every other address, and for other code at the published address
 * @example
 * const [hop] = (await resolveTarget(module, null, reads)).hops
 * if (hop?.kind === 'EIP-1167') findZodiacContract(hop.address, hop.codeHash)?.name // 'Delay'
 */
export function findZodiacContract(address: string, codeHash: string | null): ZodiacContract | undefined {
  const key = address.toLowerCase()
  const hash = codeHash?.toLowerCase()
  return zodiacContracts.find((one) => one.address.toLowerCase() === key && one.codeHash === hash)
}
