const symbols = new Map<string, string>()

/**
 * A fiat amount for display: symbol, separators, two decimals, cut and never rounded up. "No price" for null.
 *
 * @param value decimal number, for example "412500.5"
 * @param currency ISO 4217 code
 * @example
 * fiatText('412500.5', 'USD') // '$412,500.50'
 */
export function fiatText(value: string | null, currency: string): string {
  const parts = value === null ? null : /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim())
  if (!parts) return 'No price'
  const [, minus = '', whole = '0', fraction = ''] = parts
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const lost = /[1-9]/.test(fraction) && !/[1-9]/.test(whole + cents)
  const symbol = symbolOf(currency)
  if (lost) return `< ${symbol}0.01`
  return `${minus && /[1-9]/.test(whole + cents) ? '−' : ''}${symbol}${grouped}.${cents}`
}

function symbolOf(currency: string): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  let symbol = `${currency} `
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    const named = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
    symbol = /[A-Za-z]$/.test(named) ? `${named} ` : named
  } catch {
    // Intl does not know the currency: write its code before the number.
  }
  symbols.set(currency, symbol)
  return symbol
}
