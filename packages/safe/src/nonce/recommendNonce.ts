/**
 * The nonce for a new transaction: after everything queued, never below the account's own.
 *
 * @param currentNonce the account's nonce on chain
 * @param queuedNonces nonces of trusted transactions known for the account
 * @example
 * recommendNonce(4n, [4n, 7n]) // 8n
 */
export function recommendNonce(currentNonce: bigint, queuedNonces: readonly bigint[]): bigint {
  return queuedNonces.reduce((highest, nonce) => (nonce >= highest ? nonce + 1n : highest), currentNonce)
}
