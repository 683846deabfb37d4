import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { networkMessages as messages } from './networkMessages.ts'

type Currency = { readonly symbol: string; readonly decimals: number }

/**
 * S13. Checks the native currency that the service names: every wallet counts it in 18 decimals (EIP-3085), and known
 * networks have known symbols.
 *
 * @param known the currency bundled for this chain id; null for an unknown chain
 * @param isMoved whether an amount of it is shown: only then its name matters
 * @example
 * checkNativeCurrency({ symbol: 'ETH', decimals: 6 }, null)[0]?.verdict // 'danger'
 */
export function checkNativeCurrency(reported: Currency, known: Currency | null, isMoved = false): Check[] {
  const id = 'native-currency'
  const found: Check[] = []
  const decimals = known?.decimals ?? NATIVE_DECIMALS
  if (reported.decimals !== decimals)
    found.push({
      id,
      field: 'nativeCurrency.decimals',
      verdict: 'danger',
      title: messages.otherDecimals,
      reason: messages.decimals({ reported: reported.decimals, known: decimals }),
    })
  if (known !== null && reported.symbol !== known.symbol)
    found.push({
      id,
      field: 'nativeCurrency.symbol',
      verdict: 'caution',
      title: messages.otherSymbol,
      reason: messages.symbols({ reported: reported.symbol, known: known.symbol }),
    })
  if (known === null && isMoved)
    found.push({
      id,
      field: 'nativeCurrency.symbol',
      verdict: 'unchecked',
      title: messages.currencyName,
      reason: messages.onlyService(reported.symbol),
    })
  return found
}
