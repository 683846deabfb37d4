import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { Check } from '../Check.ts'

type Currency = { readonly symbol: string; readonly decimals: number }

/**
 * S13. The native currency the service tells: every wallet counts it in 18 decimals (EIP-3085), and known networks have known symbols.
 *
 * @param known the currency bundled for this chain id; null for a chain nobody knows
 * @param isMoved whether an amount of it is shown: only then its name matters
 * @example
 * checkNativeCurrency({ symbol: 'ETH', decimals: 6 }, null)[0]?.verdict // 'danger'
 */
export function checkNativeCurrency(told: Currency, known: Currency | null, isMoved = false): Check[] {
  const id = 'native-currency'
  const found: Check[] = []
  const decimals = known?.decimals ?? NATIVE_DECIMALS
  if (told.decimals !== decimals)
    found.push({
      id,
      field: 'nativeCurrency.decimals',
      verdict: 'danger',
      title: 'The service says other decimals of the native coin',
      reason: `It says ${told.decimals}, this page counts in ${decimals}, as wallets do. Compare every amount with the base units in the data before you sign.`,
    })
  if (known !== null && told.symbol !== known.symbol)
    found.push({
      id,
      field: 'nativeCurrency.symbol',
      verdict: 'caution',
      title: 'The service gives the native coin another name',
      reason: `It says ${told.symbol}, on this network it is ${known.symbol}.`,
    })
  if (known === null && isMoved)
    found.push({
      id,
      field: 'nativeCurrency.symbol',
      verdict: 'unchecked',
      title: 'Name of the native coin',
      reason: `Only the service says that it is called ${told.symbol}; no list here knows this network. What moves is the coin fees are paid in.`,
    })
  return found
}
