import type { Nonces } from '@countersign/api'
import { recommendNonce } from '@countersign/safe/light'

/** The service stores nonces as 32-bit integers, and no account gets that far. */
const MAX_NONCE = 2n ** 31n - 1n

/**
 * The account's nonce, and the one for a new transaction: after everything that is known.
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
 * Why no transaction can have a nonce; null when one can.
 *
 * @example
 * explainClosedNonce(3n, 4n) // 'Nonce 3 is already used: the account is at 4.'
 */
export function explainClosedNonce(nonce: bigint, current: bigint): string | null {
  if (nonce < current) return `Nonce ${nonce} is already used: the account is at ${current}.`
  return nonce > MAX_NONCE ? `Nonce ${nonce} is beyond ${MAX_NONCE}.` : null
}
