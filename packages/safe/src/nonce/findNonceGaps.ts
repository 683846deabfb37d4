/**
 * Nonces without a transaction, from `from` to `to`, both included.
 *
 * @example
 * const gap: NonceGap = { from: 5n, to: 6n }
 */
export type NonceGap = { readonly from: bigint; readonly to: bigint }

/**
 * The nonces that block a queue: those without a proposal between the account's nonce and its last queued
 * transaction.
 *
 * @param currentNonce the account's nonce on chain
 * @param queuedNonces nonces of queued transactions, in any order, repeats allowed
 * @example
 * findNonceGaps(4n, [4n, 7n]) // [{ from: 5n, to: 6n }]
 */
export function findNonceGaps(currentNonce: bigint, queuedNonces: readonly bigint[]): NonceGap[] {
  const gaps: NonceGap[] = []
  let expected = currentNonce
  for (const nonce of queuedNonces.toSorted(ascending)) {
    if (nonce > expected) gaps.push({ from: expected, to: nonce - 1n })
    if (nonce >= expected) expected = nonce + 1n
  }
  return gaps
}

function ascending(first: bigint, second: bigint): number {
  return first < second ? -1 : first > second ? 1 : 0
}
