import type { Nonces } from '@countersign/api'
import { recommendNonce } from '@countersign/safe/light'
import { refusalMessages } from '../refusalMessages.ts'

/** The service stores nonces as 32-bit integers. No account reaches that number. */
const MAX_NONCE = 2n ** 31n - 1n

/**
 * The account's nonce, and the nonce for a new transaction, which follows every known one.
 *
 * @param known nonces of the transactions that count
 * @example
 * toNonces(4n, [4n, 7n]) // { currentNonce: 4, recommendedNonce: 8 }
 */
export const toNonces = (current: bigint, known: readonly bigint[]): Nonces => ({
  currentNonce: Number(current),
  recommendedNonce: Number(recommendNonce(current, known)),
})

/**
 * Explains why no transaction can have a nonce; null if one can.
 *
 * @example
 * explainClosedNonce(3n, 4n) // 'Nonce 3 is already used: the account is at 4.'
 */
export function explainClosedNonce(nonce: bigint, current: bigint): string | null {
  if (nonce < current) return refusalMessages.nonceUsed({ nonce, current })
  return nonce > MAX_NONCE ? refusalMessages.nonceTooHigh({ nonce, most: MAX_NONCE }) : null
}
