import type { Sorting } from '../../parts/lists/SortHeader.tsx'
import { type AssetRow, scaleDecimal } from './assetRows.ts'

export type AssetColumn = 'token' | 'balance' | 'price' | 'value' | 'share'

const DIGITS = 255n

/** Rows in the order of one column. What a row does not have, such as a price, comes last in both orders. */
export function sortAssets<Row extends AssetRow>(
  rows: readonly Row[],
  { by, isDescending }: Sorting<AssetColumn>,
): Row[] {
  const direction = isDescending ? -1 : 1
  if (by === 'token')
    return rows.toSorted((first, second) => direction * first.token.symbol.localeCompare(second.token.symbol))
  return rows.toSorted((first, second) => {
    const [left, right] = [numberOf(first, by), numberOf(second, by)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction * (left < right ? -1 : left > right ? 1 : 0)
  })
}

function numberOf({ balance, token, price, value, share }: AssetRow, by: Exclude<AssetColumn, 'token'>): bigint | null {
  // Balances of tokens with different decimals are compared in whole tokens.
  if (by === 'balance') return balance * 10n ** (DIGITS - BigInt(token.decimals))
  if (by === 'share') return share === null ? null : BigInt(share)
  const decimal = by === 'price' ? price : value
  return decimal === null ? null : scaleDecimal(decimal)
}
