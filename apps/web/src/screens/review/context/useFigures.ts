import type { TransactionDetails } from '@countersign/api'
import { callTreeOf, flowOf, type Flow } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { SimulationView } from '../../../parts/simulation/SimulationView.ts'
import { usePredicted } from '../../../parts/simulation/usePredicted.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useOutflows } from '../../../signing/review/useOutflows.ts'
import { nextActs } from '../../../signing/transaction/nextAct.ts'
import type { Review } from '../model/Review.ts'

const NO_FLOWS: readonly Flow[] = []

type Input = {
  readonly transaction: SafeTransactionData | null
  readonly details: TransactionDetails | null
  readonly review: Review | null
  readonly view: SimulationView
  readonly sender: Address | null
  readonly situation: Parameters<typeof nextActs>[0] | null
}

/** The figures of the page at its position in the queue, and what leaves the account per asset, with known prices. */
export function useFigures({ transaction, details, review, view, sender, situation }: Input) {
  const { key } = useAccount()
  const { data: balances } = useQuery(balancesQuery(key, useCurrency()[0]))
  const context = useViewContext({ balances, units: review?.unitOf, ...(details ? { details } : {}) })
  const predicted = usePredicted({
    transaction: review ? transaction : null,
    hash: review?.reviewed.safeTxHash ?? null,
    state: review?.state ?? null,
    view,
    context,
    executor: sender,
    // The test run counts the execution alone, so a fee with the deployment in it is not expected from it.
    payer: situation !== null && situation.isNew !== true && canExecuteNow(situation) ? sender : null,
  })
  const flows = transaction === null ? NO_FLOWS : flowOf(callTreeOf(transaction, context, null).nodes)
  return { predicted, outflows: useOutflows(flows, balances, context) }
}

/** The connected wallet can execute it with the signatures that it has, or with its own. */
function canExecuteNow(situation: Parameters<typeof nextActs>[0]): boolean {
  const [act] = nextActs(situation)
  return act === 'execute' || act === 'sign-and-execute'
}
