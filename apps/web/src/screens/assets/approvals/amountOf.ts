import { amountText } from '@countersign/ui'
import { numberText } from '@countersign/primitives'

/** An amount with its symbol; of a token without decimals, its smallest units. */
export const amountOf = (amount: bigint, { decimals, symbol }: { decimals: number | null; symbol: string }): string =>
  `${decimals === null ? numberText(amount) : amountText(amount, decimals)} ${symbol}`
