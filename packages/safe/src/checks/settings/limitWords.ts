import type { Hex } from '@countersign/primitives'
import { selectorOf } from '../calls/InspectedCall.ts'

/** Methods of Safe's AllowanceModule by selector. */
const WORDS: Readonly<Record<string, string>> = {
  '0xbeaeb388': 'lets an address spend up to a limit',
  '0xc19bf50e': 'renews a spending limit',
  '0x885133e3': 'removes a spending limit',
  '0xe71bdf41': 'adds a beneficiary of limits',
  '0xdd43a79f': 'removes a beneficiary’s limits',
  '0x4515641a': 'spends within a limit',
}

/** Describes a call of the AllowanceModule; null for another method. */
export function limitWords(data: Hex): string | null {
  const selector = selectorOf(data)
  return selector !== null && Object.hasOwn(WORDS, selector) ? (WORDS[selector] ?? null) : null
}
