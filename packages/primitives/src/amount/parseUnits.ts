/**
 * A typed amount in the token's smallest unit, or one sentence about the problem.
 *
 * @example
 * const result: ParsedUnits = parseUnits(text, token.decimals)
 */
export type ParsedUnits =
  | { readonly ok: true; readonly value: bigint }
  | { readonly ok: false; readonly reason: string }

/** Grouped thousands to some, a decimal point to others. */
const TWO_MEANINGS = /^[1-9]\d{0,2},\d{3}$/
const MAX_UINT256 = (1n << 256n) - 1n

/**
 * Reads a decimal amount. A single comma counts as the decimal point, but grouping is refused, and so is `1,234`, which means
 * two things.
 *
 * @param text what was typed
 * @param decimals the token's decimals
 * @example
 * parseUnits('412.5', 6) // { ok: true, value: 412_500_000n }
 * parseUnits('0.0000001', 6) // { ok: false, reason: '0.0000001 has 7 decimals, but this token has 6.' }
 */
export function parseUnits(text: string, decimals: number): ParsedUnits {
  const trimmed = text.trim()
  if (trimmed === '') return refuse('Enter an amount.')
  if (/^[-−]/.test(trimmed)) return refuse('An amount cannot be negative.')
  const number = trimmed.replace(',', '.')
  if (TWO_MEANINGS.test(trimmed))
    return refuse(`"${trimmed}" may mean ${trimmed.replace(',', '')} or ${number}; write the one that is meant.`)
  if (!/^(\d+\.?\d*|\.\d+)$/.test(number)) {
    const shown = trimmed.length > 24 ? `${trimmed.slice(0, 24)}…` : trimmed
    return /^[\d.,]+$/.test(trimmed)
      ? refuse(`"${shown}" has more than one separator; write the amount without grouping, as in 1234.5.`)
      : refuse(`"${shown}" is not a number.`)
  }
  const [whole = '', fraction = ''] = number.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) {
    return refuse(
      `${number} has ${count(significant.length)}, but this token has ${decimals === 0 ? 'none' : decimals}.`,
    )
  }
  const value = BigInt(whole + significant.padEnd(decimals, '0'))
  if (value > MAX_UINT256) return refuse('This amount is larger than a contract can hold.')
  return { ok: true, value }
}

function count(decimals: number): string {
  return decimals === 1 ? '1 decimal' : `${decimals} decimals`
}

function refuse(reason: string): ParsedUnits {
  return { ok: false, reason }
}
