import { amountMessages as messages } from './amountMessages.ts'
import { inputNumber } from './inputUnits.ts'
import { isAmbiguousNumber } from './isAmbiguousNumber.ts'

/**
 * A typed amount in the token's smallest unit, or one sentence about the problem.
 *
 * @example
 * const result: ParsedUnits = parseUnits(text, token.decimals)
 */
export type ParsedUnits =
  | { readonly ok: true; readonly value: bigint }
  | { readonly ok: false; readonly reason: string }

const MAX_UINT256 = (1n << 256n) - 1n

/**
 * Reads a decimal amount as it is typed in the current language. Grouping is refused, and so is a number that has two meanings: `1,234` always,
 * and `1.234` where the point groups thousands. What is accepted means the same in every language: a single comma or point before decimals.
 * So a text that was typed in one language and is read in another keeps its amount or is refused.
 *
 * @param text what was typed
 * @param decimals the token's decimals
 * @param symbol names the token in a refusal
 * @example
 * parseUnits('412.5', 6) // { ok: true, value: 412_500_000n }
 * parseUnits('0.0000001', 6, 'USDC') // { ok: false, reason: '0.0000001 has 7 decimals, but USDC has 6.' }
 */
export function parseUnits(text: string, decimals: number, symbol?: string): ParsedUnits {
  const trimmed = text.trim()
  if (isAmbiguousNumber(trimmed)) return refuseBothMeanings(trimmed)
  return parseCanonicalUnits(trimmed, decimals, symbol)
}

/**
 * Reads a decimal amount of a file, a link, a request or a stored draft: the same in every language. It accepts everything that `parseUnits`
 * accepts in any language, with the same amount.
 *
 * @param decimals the token's decimals
 * @param symbol names the token in a refusal
 * @example
 * parseCanonicalUnits('1.234', 6) // { ok: true, value: 1_234_000n }
 */
export function parseCanonicalUnits(text: string, decimals: number, symbol?: string): ParsedUnits {
  const trimmed = text.trim()
  if (trimmed === '') return refuse(messages.missing)
  if (/^[-−]/.test(trimmed)) return refuse(messages.negative)
  if (trimmed.includes(',') && isAmbiguousNumber(trimmed)) return refuseBothMeanings(trimmed)
  const number = trimmed.replace(',', '.')
  if (!/^(\d+\.?\d*|\.\d+)$/.test(number)) {
    const shown = trimmed.length > 24 ? `${trimmed.slice(0, 24)}…` : trimmed
    return refuse(/^[\d.,]+$/.test(trimmed) ? messages.grouped({ text: shown }) : messages.noNumber({ text: shown }))
  }
  const [whole = '', fraction = ''] = number.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals)
    return refuse(messages.tooPrecise({ text: trimmed, count: significant.length, decimals, symbol }))
  const value = BigInt(whole + significant.padEnd(decimals, '0'))
  if (value > MAX_UINT256) return refuse(messages.tooLarge)
  return { ok: true, value }
}

function refuseBothMeanings(text: string): ParsedUnits {
  const decimal = inputNumber(text.replace(',', '.'))
  return refuse(messages.twoMeanings({ text, whole: text.replace(/[.,]/, ''), decimal }))
}

const refuse = (reason: string): ParsedUnits => ({ ok: false, reason })
