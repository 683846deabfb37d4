import type { Fees } from './Fees.ts'

/** Nodes accept another transaction with the same wallet nonce only if each fee is at least this much higher. */
const RAISE_PERCENT = 10n

/** At least ten percent more, rounded up, and at least one wei more. */
const raised = (wei: bigint): bigint => {
  const more = (wei * RAISE_PERCENT + 99n) / 100n
  return wei + (more > 0n ? more : 1n)
}

const higher = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/**
 * The lowest fees with which nodes accept a replacement. Both fields rise; a higher maximum with the same tip is refused. The rule of blob
 * transactions (twice the fee) does not apply, because executions carry no blobs.
 *
 * @param sent fees of the transaction to replace
 * @example
 * minimumReplacement({ maxFeePerGas: 100n, maxPriorityFeePerGas: 5n }) // { maxFeePerGas: 110n, maxPriorityFeePerGas: 6n }
 */
export const minimumReplacement = (sent: Fees): Fees =>
  'gasPrice' in sent
    ? { gasPrice: raised(sent.gasPrice) }
    : { maxFeePerGas: raised(sent.maxFeePerGas), maxPriorityFeePerGas: raised(sent.maxPriorityFeePerGas) }

/**
 * The fees to suggest for a replacement: the minimum of the rule, or what new transactions pay now where that is more.
 *
 * @param sent fees of the transaction to replace
 * @param usual fees that the node suggests for a new transaction
 * @example
 * replacementFees({ gasPrice: 100n }, { gasPrice: 300n }) // { gasPrice: 300n }
 */
export function replacementFees(sent: Fees, usual: Fees): Fees {
  const least = minimumReplacement(sent)
  if ('gasPrice' in least)
    return { gasPrice: higher(least.gasPrice, 'gasPrice' in usual ? usual.gasPrice : usual.maxFeePerGas) }
  const most = higher(least.maxFeePerGas, 'gasPrice' in usual ? usual.gasPrice : usual.maxFeePerGas)
  const tip = higher(least.maxPriorityFeePerGas, 'gasPrice' in usual ? 0n : usual.maxPriorityFeePerGas)
  return { maxFeePerGas: higher(most, tip), maxPriorityFeePerGas: tip }
}
