import { formatUnits, type Address } from '@countersign/safe'
import type { UnitOf } from './UnitOf.ts'

/** No 256-bit number has more digits. */
const MOST_DECIMALS = 77
/** A token chooses its symbol itself: one with spaces could go on with our sentence. */
const SYMBOL = /^[^\s\p{C}]{1,20}$/u

/** An amount in whole units with their symbol; in the smallest unit, and called so, where those are not known. Null for the native coin. */
export function amountText(amount: bigint, token: Address | null, unitOf: UnitOf): string {
  const unit = unitOf(token)
  if (unit && unit.decimals <= MOST_DECIMALS && SYMBOL.test(unit.symbol))
    return `${formatUnits(amount, unit.decimals, { minFraction: unit.decimals === 0 ? 0 : 2, group: true })} ${unit.symbol}`
  if (token === null) return `${amount} wei`
  return amount === 1n ? '1 base unit' : `${amount} base units`
}
