import type { Address } from './Address.ts'
import { checksumAddress } from './checksumAddress.ts'

/**
 * An address for narrow places: its first and last four digits, checksummed. Never enough to compare two addresses by.
 *
 * @example
 * shortenAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // '0xf39F…2266'
 */
export function shortenAddress(address: Address): string {
  const spelled = checksumAddress(address)
  return `${spelled.slice(0, 6)}…${spelled.slice(-4)}`
}
