import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { TokenTrust } from '../../data/tokens/judgeToken.ts'
import { tokenMarkMessages as messages } from './tokenMarkMessages.ts'

/** The sentence behind the mark; null where there is none. */
export function noteOfTrust(trust: TokenTrust): string | null {
  if (trust.kind === 'unverified') return messages.unverifiedNote
  if (trust.kind !== 'imitation') return null
  const { symbol, address } = trust.of
  return isSameAddress(address, ZERO_ADDRESS)
    ? messages.imitatesCoin({ symbol })
    : messages.imitationNote({ symbol, address })
}
