import type { SafeTransactionData } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import type { Outflow } from '../../../signing/review/Outflow.ts'
import { useOutflows } from '../../../signing/review/useOutflows.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { callTreeOf, flowOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** What the bytes send or allow, by asset, with the prices there are. */
export function useOutgoingAssets(transaction: SafeTransactionData | null): readonly Outflow[] {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const context = useViewContext({ balances })
  const flows = transaction === null ? [] : flowOf(callTreeOf(transaction, context, null).nodes)
  return useOutflows(flows, balances, context)
}
