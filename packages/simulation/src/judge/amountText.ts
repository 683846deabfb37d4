import type { Address } from '@countersign/primitives'
import { amountWords } from '@countersign/safe/checks'
import type { UnitOf } from './UnitOf.ts'

/** An amount of a token in its unit; null for the native currency. */
export const amountText = (amount: bigint, token: Address | null, unitOf: UnitOf): string =>
  amountWords(amount, unitOf(token), token === null)
