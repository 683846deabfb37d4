import type { Balances } from '@countersign/api'
import { useCurrency } from '../../data/storage/currency.ts'
import { useSeenPrices } from '../../data/storage/seenPrices.ts'
import type { Flow, ViewContext } from '@countersign/describe/transaction'
import { useAccount } from '../../data/url/useAccount.ts'
import type { Outflow } from './Outflow.ts'
import { outflowsOf } from './outflowsOf.ts'

/** The outflow of the open account per asset, in the currency shown. */
export function useOutflows(
  flows: readonly Flow[],
  balances: Balances | undefined,
  context: Pick<ViewContext, 'native' | 'tokenOf'>,
): readonly Outflow[] {
  const { chainId } = useAccount()
  const [currency] = useCurrency()
  const seenPrices = useSeenPrices()
  return outflowsOf(flows, { ...context, chainId, currency, balances, seenPrices })
}
