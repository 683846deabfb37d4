import type { Balances } from '@countersign/api'
import { fiatText } from '@countersign/ui'
import { totalOf, type AssetRow } from './assetRows.ts'

/** Without any price the sum would be a false zero. */
export const isWorthUnknown = (rows: readonly AssetRow[], balances: Balances | undefined): boolean =>
  balances?.unpriced === true && rows.some(({ balance }) => balance !== 0n)

/** "$6,341,749.77", or a dash while unknown. `currency` is an ISO 4217 code in any case. */
export const totalText = (
  rows: readonly AssetRow[] | undefined,
  balances: Balances | undefined,
  currency: string,
): string => (rows && !isWorthUnknown(rows, balances) ? fiatText(totalOf(rows), currency.toUpperCase()) : '–')
