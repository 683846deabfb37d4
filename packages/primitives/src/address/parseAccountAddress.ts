import type { AccountAddress } from './AccountAddress.ts'
import { parseAddressInput } from './parseAddressInput.ts'
import { addressInputMessages } from './addressInputMessages.ts'

/**
 * An account read from text, or one sentence saying what is wrong.
 *
 * @example
 * const result: ParsedAccountAddress = parseAccountAddress(params.safe)
 */
export type ParsedAccountAddress =
  | { readonly ok: true; readonly account: AccountAddress }
  | { readonly ok: false; readonly reason: string }

/**
 * Parses `shortName:0x…` (EIP-3770), the form in every URL. The prefix is required.
 *
 * @example
 * parseAccountAddress('dev1:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')
 * // { ok: true, account: { shortName: 'dev1', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } }
 */
export function parseAccountAddress(text: string): ParsedAccountAddress {
  const parsed = parseAddressInput(text)
  if (!parsed.ok) return parsed
  if (parsed.shortName === null) {
    return {
      ok: false,
      reason: addressInputMessages.prefixMissing(parsed.address),
    }
  }
  return { ok: true, account: { shortName: parsed.shortName, address: parsed.address } }
}
