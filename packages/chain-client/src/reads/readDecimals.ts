import type { Hex } from '@countersign/primitives'
import { readUint } from './abiWords.ts'

/**
 * An answer of `decimals()`; null when it is not a number of eight bits. A token may return any number, and an amount would have as many
 * digits.
 *
 * @example
 * readDecimals('0x') // null
 */
export function readDecimals(answer: Hex): number | null {
  if (answer.length < 66) return null
  const decimals = readUint(answer)
  return decimals <= 255n ? Number(decimals) : null
}
