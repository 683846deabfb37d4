import { currentLanguage, displayNumber } from '@countersign/primitives'
import { uiMessages as messages } from '../uiMessages.ts'

/** The usual ones are here, because the first use of `Intl` takes a tenth of the computing of a page until its content. */
const symbols = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CHF', 'CHF'],
])

/**
 * A fiat amount for display in the current language: symbol, separators, two decimals, cut and never rounded up. "No price" for null.
 *
 * @param value decimal number, for example "412500.5"
 * @param currency ISO 4217 code
 * @example
 * fiatText('412500.5', 'USD') // '$412,500.50'
 */
export function fiatText(value: string | null, currency: string): string {
  const parts = value === null ? null : /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim())
  if (!parts) return messages.noPrice
  const [, minus = '', whole = '0', fraction = ''] = parts
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const lost = /[1-9]/.test(fraction) && !/[1-9]/.test(whole + cents)
  if (lost) return `< ${withSymbol('0.01', currency)}`
  return `${minus && /[1-9]/.test(whole + cents) ? '−' : ''}${withSymbol(`${grouped}.${cents}`, currency)}`
}

/** German writes the symbol after the number, with a space that does not break. */
function withSymbol(canonical: string, currency: string): string {
  const number = displayNumber(canonical)
  const symbol = symbolOf(currency)
  if (currentLanguage() === 'de') return `${number}\u00A0${symbol}`
  return /[A-Za-z]$/.test(symbol) ? `${symbol} ${number}` : `${symbol}${number}`
}

function symbolOf(currency: string): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  let symbol = currency
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  } catch {
    // Intl does not know the currency. Its code replaces the symbol.
  }
  symbols.set(currency, symbol)
  return symbol
}
