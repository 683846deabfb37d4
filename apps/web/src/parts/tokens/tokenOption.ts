import { shortenAddress, type Address } from '@countersign/primitives'
import type { TokenTrust } from '../../data/tokens/judgeToken.ts'
import { tokenMarkMessages as messages } from './tokenMarkMessages.ts'

/** The last entry of a menu of tokens: it opens the dialog that adds one. */
export const TOKEN_BY_ADDRESS = 'token-by-address'

export const byAddressOption = () => ({ value: TOKEN_BY_ADDRESS, label: messages.byAddress })

/** The text of a token in a menu, which has no room for marks. */
export function tokenOption(symbol: string, token: Address, trust: TokenTrust | undefined): string {
  if (trust?.kind === 'imitation') return messages.imitationOption({ symbol, address: shortenAddress(token) })
  return trust?.kind === 'unverified' ? messages.unverifiedOption({ symbol }) : symbol
}
