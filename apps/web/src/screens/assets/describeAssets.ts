import { fiatText } from '@countersign/ui'
import { totalOf, type AssetRow } from './assetRows.ts'
import { assetsMessages } from './assetsMessages.ts'

/** The value of all tokens, as a sentence. */
export function describeAssets(rows: readonly AssetRow[], currency: string): string {
  const priced = rows.filter(({ price }) => price !== null).length
  const total = fiatText(totalOf(rows), currency.toUpperCase())
  return assetsMessages.summary({ total, priced, unpriced: rows.length - priced })
}
