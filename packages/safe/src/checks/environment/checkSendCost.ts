import { displayUnits } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { feeMessages as messages } from './feeMessages.ts'

/**
 * The possible cost of an Ethereum transaction for its sender, and the values for comparison.
 *
 * @example
 * const cost: SendCost = { gas: 90_000n, perGas, market, trial: null, balance, coin, usualTip, largeCost }
 */
export type SendCost = {
  /** The gas limit and wei per gas that the wallet receives. */
  readonly gas: bigint
  readonly perGas: bigint
  /** Wei per gas: the highest base fee of the newest blocks, and the tips of their transactions. */
  readonly market: Read<{ readonly base: bigint; readonly tip: bigint }>
  /** The gas counted by a trial in the page; null if the limit is so low that no trial was made. */
  readonly trial: Read<bigint> | null
  /** Balance of the sender in wei; null for a sender that is a contract, because another account pays its gas. */
  readonly balance: Read<bigint> | null
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** The usual tip on this network in wei per gas, and a cost in wei that is a caution by itself. */
  readonly usualTip: bigint
  readonly largeCost: bigint
}

const TOO_MUCH = 10n
const MUCH = 3n
/** The base fee may double before a block takes the transaction. */
const BASE_ROOM = 2n

/**
 * S20. Checks the gas limit and the fee per gas that a node or a configuration suggests, before a wallet gets them.
 * The market and the trial come from the node as well, so the worst cost is also compared with a fixed amount and
 * with the sender's balance.
 *
 * @returns one check for the fee per gas, one for the gas limit and one for the cost
 * @example
 * checkSendCost(cost).filter(({ verdict }) => verdict !== 'verified')
 */
export const checkSendCost = (cost: SendCost): Check[] => [perGasCheck(cost), gasCheck(cost), costCheck(cost)]

/**
 * The most that the sender can lose to fees.
 *
 * @example
 * worstCost({ gas: 21_000n, perGas: 1_000_000_000n }) // 21_000_000_000_000n
 */
export const worstCost = ({ gas, perGas }: Pick<SendCost, 'gas' | 'perGas'>): bigint => gas * perGas

/**
 * The most wei per gas that is usual now: room for the base fee to double, and a believable tip.
 *
 * @param market highest base fee of the newest blocks, and the tips of their transactions
 * @param usualTip the usual tip on this network
 * @example
 * usualPerGas({ base: 20n, tip: 1n }, 3n) // 43n
 */
export const usualPerGas = (market: { readonly base: bigint; readonly tip: bigint }, usualTip: bigint): bigint =>
  market.base * BASE_ROOM + min(max(market.tip, usualTip), usualTip * TOO_MUCH)

function perGasCheck({ perGas, market, usualTip }: SendCost): Check {
  const check = { id: 'fee', field: 'maxFeePerGas' } as const
  if (!market.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: messages.perGas,
      reason: messages.blocksUnread({ reason: market.reason, perGas: gwei(perGas) }),
    }
  const { base } = market.value
  const usual = usualPerGas(market.value, usualTip)
  const reason = messages.suggests({ perGas: gwei(perGas), base: gwei(base), usual: gwei(usual) })
  return { ...check, ...judge(perGas, usual, 'fee'), reason }
}

function gasCheck({ gas, trial }: SendCost): Check {
  const check = { id: 'fee', field: 'gas' } as const
  if (trial === null)
    return { ...check, verdict: 'verified', title: messages.usualGas, reason: messages.gasIs(count(gas)) }
  if (!trial.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: messages.gasLimit,
      reason: messages.gasNotCompared({ gas: count(gas), reason: trial.reason }),
    }
  const reason = messages.gasTried({ gas: count(gas), used: count(trial.value) })
  return { ...check, ...judge(gas, trial.value, 'gas'), reason }
}

function costCheck(cost: SendCost): Check {
  const { balance, coin, largeCost } = cost
  const check = { id: 'fee', field: 'cost' } as const
  const worst = worstCost(cost)
  const inCoin = `${displayUnits(worst, coin.decimals, { group: true })} ${coin.symbol}`
  const reason = messages.worst(inCoin)
  if (worst >= largeCost * TOO_MUCH) return { ...check, verdict: 'danger', title: messages.costFarTooHigh, reason }
  if (balance !== null && !balance.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: messages.cost,
      reason: messages.balanceUnread({ worst: reason, reason: balance.reason }),
    }
  if (balance !== null && worst * 2n > balance.value)
    return {
      ...check,
      verdict: 'danger',
      title: messages.mostOfBalance,
      reason: messages.walletHolds({
        worst: reason,
        balance: displayUnits(balance.value, coin.decimals, { group: true }),
        symbol: coin.symbol,
      }),
    }
  return worst >= largeCost
    ? { ...check, verdict: 'caution', title: messages.costHigh, reason }
    : { ...check, verdict: 'verified', title: messages.usualCost, reason }
}

/** Compares a value with the usual one, in words. */
function judge(value: bigint, usual: bigint, of: 'fee' | 'gas'): Pick<Check, 'verdict' | 'title'> {
  if (value > usual * TOO_MUCH) return { verdict: 'danger', title: messages[`${of}FarTooHigh`] }
  if (value > usual * MUCH) return { verdict: 'caution', title: messages[`${of}High`] }
  return { verdict: 'verified', title: of === 'fee' ? messages.usualPerGas : messages.usualGas }
}

const gwei = (wei: bigint): string => displayUnits(wei, 9, { group: true })
const count = (gas: bigint): string => displayUnits(gas, 0, { group: true })
const min = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
