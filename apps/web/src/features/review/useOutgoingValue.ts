import type { SafeTransactionData } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { fiatOf } from '../../shared/amount/fiatOf.ts'
import { balancesQuery } from '../../shared/query/balancesQuery.ts'
import { useCurrency } from '../../shared/storage/currency.ts'
import { callTreeOf } from '../../shared/transaction-view/callTreeOf.ts'
import { flowOf } from '../../shared/transaction-view/flowOf.ts'
import { useViewContext } from '../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../shared/url/useAccount.ts'

/** What the bytes send or allow, at the service's prices; null while nothing has a price. */
export function useOutgoingValue(transaction: SafeTransactionData | null): number | null {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const context = useViewContext({ balances })
  if (transaction === null || !balances) return null
  const values = flowOf(callTreeOf(transaction, context, null).nodes).map(({ token, amount, tokenId }) => {
    const held = balances.items.find(({ tokenInfo }) =>
      token === null ? tokenInfo.type === 'NATIVE_TOKEN' : tokenInfo.address.toLowerCase() === token.toLowerCase(),
    )
    const decimals = token === null ? context.native.decimals : context.tokenOf(token)?.decimals
    if (amount === null || tokenId !== null || decimals === undefined) return null
    return fiatOf(amount, decimals, held?.fiatConversion)
  })
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + Number(value), 0)
}
