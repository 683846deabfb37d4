import { zodiacContracts } from './generated/zodiacContracts.ts'
import type { ZodiacContract } from './ZodiacContract.ts'

/**
 * Finds the Zodiac contract published at an address. A module or guard of an account is a minimal proxy: pass the
 * target of the proxy.
 *
 * @param address in any letter case
 * @param codeHash keccak-256 of the runtime code on the chain, null if there is none
 * @returns undefined for every other address, and for other code at the published address
 * @example
 * const published = zodiacContracts[0]
 * findZodiacContract(published?.address ?? '', published?.codeHash ?? null) === published // true
 * findZodiacContract(published?.address ?? '', null) // undefined
 */
export function findZodiacContract(address: string, codeHash: string | null): ZodiacContract | undefined {
  const key = address.toLowerCase()
  const hash = codeHash?.toLowerCase()
  return zodiacContracts.find((one) => one.address.toLowerCase() === key && one.codeHash === hash)
}
