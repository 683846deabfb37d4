import type { AccountAddress } from './AccountAddress.ts'
import { checksumAddress } from './checksumAddress.ts'

/**
 * Writes an account as `shortName:0xChecksummed` (EIP-3770).
 *
 * @example
 * formatAccountAddress({ shortName: 'eth', address }) // 'eth:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function formatAccountAddress(account: AccountAddress): string {
  return `${account.shortName}:${checksumAddress(account.address)}`
}
