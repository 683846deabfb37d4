import { displayUnits } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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

function perGasCheck({ perGas, market, usualTip }: SendCost): Check {
  const check = { id: 'fee', field: 'maxFeePerGas' } as const
  if (!market.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: 'Fee per gas',
      reason: `The fees of the newest blocks could not be read: ${market.reason}. Compare ${gwei(perGas)} gwei per gas in your wallet.`,
    }
  const { base, tip } = market.value
  const believedTip = min(max(tip, usualTip), usualTip * TOO_MUCH)
  const usual = base * BASE_ROOM + believedTip
  const reason = `The node suggests ${gwei(perGas)} gwei per gas. The newest blocks have a base fee of ${gwei(base)} gwei, so up to ${gwei(usual)} gwei is usual.`
  return { ...check, ...judge(perGas, usual, 'The network fee', 'fee per gas'), reason }
}

function gasCheck({ gas, trial }: SendCost): Check {
  const check = { id: 'fee', field: 'gas' } as const
  if (trial === null)
    return { ...check, verdict: 'verified', title: 'A usual gas limit', reason: `The gas limit is ${count(gas)}.` }
  if (!trial.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: 'Gas limit',
      reason: `The gas limit of ${count(gas)} could not be compared with a trial in this page: ${trial.reason}`,
    }
  const reason = `The gas limit is ${count(gas)}; the trial in this page used ${count(trial.value)}.`
  return { ...check, ...judge(gas, trial.value, 'The gas limit', 'gas limit'), reason }
}

function costCheck(cost: SendCost): Check {
  const { balance, coin, largeCost } = cost
  const check = { id: 'fee', field: 'cost' } as const
  const worst = worstCost(cost)
  const inCoin = `${displayUnits(worst, coin.decimals, { group: true })} ${coin.symbol}`
  const reason = `In the worst case it costs ${inCoin}.`
  if (worst >= largeCost * TOO_MUCH) return { ...check, verdict: 'danger', title: 'The cost is far too high', reason }
  if (balance !== null && !balance.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: 'Cost',
      reason: `${reason} The balance of your wallet could not be read: ${balance.reason}.`,
    }
  if (balance !== null && worst * 2n > balance.value)
    return {
      ...check,
      verdict: 'danger',
      title: 'The cost may take most of your wallet’s balance',
      reason: `${reason} Your wallet holds ${displayUnits(balance.value, coin.decimals, { group: true })} ${coin.symbol}.`,
    }
  return worst >= largeCost
    ? { ...check, verdict: 'caution', title: 'The cost is high', reason }
    : { ...check, verdict: 'verified', title: 'A usual cost', reason }
}

/** Compares a value with the usual one, in words. */
function judge(value: bigint, usual: bigint, subject: string, name: string): Pick<Check, 'verdict' | 'title'> {
  if (value > usual * TOO_MUCH) return { verdict: 'danger', title: `${subject} is far too high` }
  if (value > usual * MUCH) return { verdict: 'caution', title: `${subject} is high` }
  return { verdict: 'verified', title: `A usual ${name}` }
}

const gwei = (wei: bigint): string => displayUnits(wei, 9, { group: true })
const count = (gas: bigint): string => displayUnits(gas, 0, { group: true })
const min = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
