import type { Hex } from '@countersign/primitives'
import { selectorOf } from '../calls/InspectedCall.ts'

/** Methods of Safe's AllowanceModule by selector. */
export type LimitChange =
  | 'setsLimit'
  | 'renewsLimit'
  | 'removesLimit'
  | 'addsBeneficiary'
  | 'removesBeneficiary'
  | 'spendsLimit'

const CHANGES: Readonly<Record<string, LimitChange>> = {
  '0xbeaeb388': 'setsLimit',
  '0xc19bf50e': 'renewsLimit',
  '0x885133e3': 'removesLimit',
  '0xe71bdf41': 'addsBeneficiary',
  '0xdd43a79f': 'removesBeneficiary',
  '0x4515641a': 'spendsLimit',
}

/** The message for a call of the module for spending limits; null for another method. */
export function limitWords(data: Hex): LimitChange | null {
  const selector = selectorOf(data)
  return selector !== null && Object.hasOwn(CHANGES, selector) ? (CHANGES[selector] ?? null) : null
}
