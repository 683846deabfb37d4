/**
 * Wei per gas of an Ethereum transaction: a maximum with a tip (EIP-1559), or one gas price on networks without a base fee.
 *
 * @example
 * const fees: Fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
 */
export type Fees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/**
 * Gas limit and fees of one Ethereum transaction.
 *
 * @example
 * const plan: FeePlan = { gas: 90_000n, fees: { gasPrice: 1_000_000_000n } }
 */
export type FeePlan = { readonly gas: bigint; readonly fees: Fees }

/**
 * The most wei per gas that the sender pays.
 *
 * @example
 * mostPerGas({ gasPrice: 7n }) // 7n
 */
export const mostPerGas = (fees: Fees): bigint => ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)
