import { displayUnits } from '@countersign/primitives'
import { mostPerGas, type FeePlan, type Fees } from './Fees.ts'
import { worstCost } from '../environment/checkSendCost.ts'
import { feeEditMessages as messages } from './feeEditMessages.ts'

/** What the chain says at the moment. Null where it did not answer: that bound is then not compared. */
export type FeeBounds = {
  /** The gas that the node estimates for the transaction, without reserve. */
  readonly estimate: bigint | null
  readonly blockGasLimit: bigint | null
  /** Wei per gas of the newest block; 0 on networks without a base fee. */
  readonly base: bigint | null
  /** The most wei per gas that is usual now. */
  readonly usual: bigint | null
  /** Wei of the wallet that pays; null also for a contract, whose gas is paid by another account. */
  readonly balance: bigint | null
  /** A replacement needs at least these fees. */
  readonly least?: Fees
  readonly coin: { readonly symbol: string; readonly decimals: number }
}

/** A field of the network fee that a user can set. */
export type FeeField = 'gas' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice' | 'cost'

/** An error must be corrected before the wallet is asked. A caution is shown beside the field. */
export type FeeFinding = { readonly field: FeeField; readonly kind: 'error' | 'caution'; readonly text: string }

const LEAST_GAS = 21_000n
const MUCH = 3n

/**
 * Compares a gas limit and fees with what the chain needs and what is usual now.
 *
 * @returns at most one finding per field
 * @example
 * judgeFees(plan, bounds).filter(({ kind }) => kind === 'error')
 */
export function judgeFees(plan: FeePlan, bounds: FeeBounds): FeeFinding[] {
  const { fees } = plan
  const found =
    'gasPrice' in fees
      ? [judgePerGas('gasPrice', fees.gasPrice, bounds)]
      : [
          judgePerGas('maxFeePerGas', fees.maxFeePerGas, bounds),
          judgeTip(fees.maxPriorityFeePerGas, fees.maxFeePerGas, bounds),
        ]
  return [judgeGas(plan.gas, bounds), ...found, judgeCost(plan, bounds)].filter((finding) => finding !== null)
}

function judgeGas(gas: bigint, { estimate, blockGasLimit }: FeeBounds): FeeFinding | null {
  if (estimate !== null && gas < estimate)
    return error('gas', messages.gasBelowEstimate({ gas: count(gas), estimate: count(estimate) }))
  if (gas < LEAST_GAS) return error('gas', messages.gasBelowLeast({ gas: count(gas), least: count(LEAST_GAS) }))
  if (blockGasLimit !== null && gas > blockGasLimit)
    return error('gas', messages.gasAboveBlock({ gas: count(gas), limit: count(blockGasLimit) }))
  if (estimate !== null && gas > estimate * MUCH)
    return caution('gas', messages.gasMuchAbove({ gas: count(gas), estimate: count(estimate) }))
  return null
}

function judgePerGas(field: 'maxFeePerGas' | 'gasPrice', perGas: bigint, bounds: FeeBounds): FeeFinding | null {
  const { base, usual, least } = bounds
  const minimum = least === undefined ? null : mostPerGas(least)
  if (minimum !== null && perGas < minimum)
    return error(field, messages.belowReplacement({ typed: gwei(perGas), least: gwei(minimum) }))
  if (base !== null && perGas < base) return error(field, messages.belowBase({ typed: gwei(perGas), base: gwei(base) }))
  if (usual !== null && perGas > usual * MUCH)
    return caution(field, messages.muchAbove({ typed: gwei(perGas), usual: gwei(usual) }))
  return null
}

function judgeTip(tip: bigint, most: bigint, { least }: FeeBounds): FeeFinding | null {
  const minimum = least === undefined || 'gasPrice' in least ? null : least.maxPriorityFeePerGas
  if (minimum !== null && tip < minimum)
    return error('maxPriorityFeePerGas', messages.belowReplacement({ typed: gwei(tip), least: gwei(minimum) }))
  if (tip > most) return error('maxPriorityFeePerGas', messages.tipAboveMost({ tip: gwei(tip), most: gwei(most) }))
  return null
}

function judgeCost(plan: FeePlan, { balance, coin }: FeeBounds): FeeFinding | null {
  const worst = worstCost({ gas: plan.gas, perGas: mostPerGas(plan.fees) })
  if (balance === null || worst <= balance) return null
  const inCoin = (wei: bigint) => `${displayUnits(wei, coin.decimals, { group: true })} ${coin.symbol}`
  return error('cost', messages.aboveBalance({ worst: inCoin(worst), balance: inCoin(balance) }))
}

const error = (field: FeeField, text: string): FeeFinding => ({ field, kind: 'error', text })
const caution = (field: FeeField, text: string): FeeFinding => ({ field, kind: 'caution', text })
const gwei = (wei: bigint): string => displayUnits(wei, 9, { group: true })
const count = (gas: bigint): string => displayUnits(gas, 0, { group: true })
