import { inputUnits, parseUnits } from '@countersign/primitives'
import { judgeFees, type FeeBounds, type FeeField, type FeeFinding, type FeePlan } from '@countersign/safe/checks'
import { feeMessages as messages } from './feeMessages.ts'

/** Gas limit, and maximum fee and tip in gwei, as typed. `tip` null: the network has one gas price. */
export type FeeTexts = { readonly gas: string; readonly most: string; readonly tip: string | null }

const GWEI_DECIMALS = 9

export const textsOf = ({ gas, fees }: FeePlan): FeeTexts => {
  const typed = (wei: bigint) => inputUnits(wei, GWEI_DECIMALS)
  return 'gasPrice' in fees
    ? { gas: `${gas}`, most: typed(fees.gasPrice), tip: null }
    : { gas: `${gas}`, most: typed(fees.maxFeePerGas), tip: typed(fees.maxPriorityFeePerGas) }
}

export type ReadFees = {
  /** Null while a field has no number. */
  readonly plan: FeePlan | null
  readonly findings: readonly FeeFinding[]
}

/** Reads the three fields, and compares them with what the chain needs. */
export function readFeeTexts({ gas, most, tip }: FeeTexts, bounds: FeeBounds): ReadFees {
  const findings: FeeFinding[] = []
  const gweiOf = (text: string, field: FeeField): bigint | null => {
    const parsed = parseUnits(text, GWEI_DECIMALS, 'gwei')
    if (parsed.ok) return parsed.value
    findings.push({ field, kind: 'error', text: parsed.reason })
    return null
  }
  const limit = /^\d{1,12}$/.test(gas.trim()) ? BigInt(gas.trim()) : null
  if (limit === null) findings.push({ field: 'gas', kind: 'error', text: messages.noWholeGas })
  const perGas = gweiOf(most, tip === null ? 'gasPrice' : 'maxFeePerGas')
  const perTip = tip === null ? null : gweiOf(tip, 'maxPriorityFeePerGas')
  if (limit === null || perGas === null || (tip !== null && perTip === null)) return { plan: null, findings }
  const plan: FeePlan = {
    gas: limit,
    fees: perTip === null ? { gasPrice: perGas } : { maxFeePerGas: perGas, maxPriorityFeePerGas: perTip },
  }
  return { plan, findings: judgeFees(plan, bounds) }
}
