import type { Hex } from '@countersign/primitives'
import { selectorOf } from '../calls/InspectedCall.ts'

/** Methods of Safe's AllowanceModule by selector. */
const WORDS: Readonly<Record<string, string>> = {
  '0xbeaeb388': 'lets somebody spend up to a limit',
  '0xc19bf50e': 'lets a spending limit start again',
  '0x885133e3': 'takes a spending limit away',
  '0xe71bdf41': 'makes somebody a beneficiary of limits',
  '0xdd43a79f': 'takes a beneficiary’s limits away',
  '0x4515641a': 'spends within a limit',
}

/** What a call of the AllowanceModule does; null for a method that is not its own. */
export function limitWords(data: Hex): string | null {
  const selector = selectorOf(data)
  return selector !== null && Object.hasOwn(WORDS, selector) ? (WORDS[selector] ?? null) : null
}
