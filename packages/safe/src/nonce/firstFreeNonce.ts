/**
 * The first nonce that no queued transaction has: the earliest at which a new transaction can execute.
 *
 * @param currentNonce the account's nonce
 * @param queuedNonces in any order
 * @example
 * firstFreeNonce(5n, [5n, 6n, 6n, 8n]) // 7n
 */
export function firstFreeNonce(currentNonce: bigint, queuedNonces: readonly bigint[]): bigint {
  const taken = new Set(queuedNonces)
  let nonce = currentNonce
  while (taken.has(nonce)) nonce += 1n
  return nonce
}
