import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { largestPayment, transactionOfDetails, valueOut, type PriceOf } from '@countersign/describe/transaction'
import type { VerifiedRow } from '../../parts/transaction/useVerifiedRow.ts'
import { useAccount } from '../../data/url/useAccount.ts'

type RowWorth = Pick<VerifiedRow, 'title' | 'isTold'> & {
  /** The outflow in the chosen currency; null if a price is unknown. */
  readonly value: string | null
}

/**
 * A row's name and value, derived from its checked fields. Uses prices of cached balances only: a row sends no request
 * for them.
 */
export function useRowWorth({ title, isTold, isVerified, details, context }: VerifiedRow): RowWorth {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery({ ...balancesQuery(key, currency), enabled: false })
  const signed = isVerified && details.data ? transactionOfDetails(details.data) : null
  if (!signed) return { title, isTold, value: null }
  const priceOf: PriceOf = (token) => {
    const item = balances?.items.find(({ tokenInfo: { type, address } }) =>
      token === null
        ? type === 'NATIVE_TOKEN'
        : type !== 'NATIVE_TOKEN' && address.toLowerCase() === token.toLowerCase(),
    )
    const decimals = token === null ? context.native.decimals : context.tokenOf(token)?.decimals
    if (!item || decimals === undefined || decimals === null || balances?.unpriced) return null
    return { price: item.fiatConversion, decimals }
  }
  return { title, isTold, ...largestPayment(signed, context, priceOf), value: valueOut(signed, context, priceOf) }
}
