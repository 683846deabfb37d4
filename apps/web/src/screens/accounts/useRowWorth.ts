import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { largestPayment, transactionOfDetails, valueOut, type PriceOf } from '@countersign/describe/transaction'
import type { VerifiedRow } from '../../parts/transaction/useVerifiedRow.ts'
import { useAccount } from '../../data/url/useAccount.ts'

type RowWorth = Pick<VerifiedRow, 'title' | 'isTold'> & {
  /** What leaves the account in the chosen currency; null where a price is not known here. */
  readonly value: string | null
}

/**
 * A row's name and worth from its checked fields. Prices are those of balances that were read already: no row asks for them.
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
