import type { TransactionDetails } from '@countersign/api'
import { timeOfDay, VerdictBadge } from '@countersign/ui'
import { useRowVerdict } from '../screens/queue/model/useRowVerdict.ts'
import { useConnection } from '../data/connection/connectionStore.ts'
import { listMessages as messages } from '../parts/lists/listMessages.ts'
import { useTransactionCheck } from '../parts/transaction/useTransactionCheck.ts'
import { useViewContext } from '../parts/transaction/useViewContext.ts'

/** The queue's verdict, for lists of other screens. While nothing answers, the time of the cached data is shown instead. */
export function QueueVerdict({ details, mayCheck }: { details: TransactionDetails | undefined; mayCheck: boolean }) {
  const { check } = useTransactionCheck(details, mayCheck)
  const context = useViewContext({ details })
  const { online, serviceLostAt } = useConnection()
  const verdict = useRowVerdict(details, check, context, mayCheck)
  if (details && (!online || serviceLostAt !== null)) {
    const label = serviceLostAt === null ? messages.asLastSeen : messages.asOf({ time: timeOfDay(serviceLostAt) })
    return <VerdictBadge verdict="unchecked" label={label} />
  }
  return <VerdictBadge {...verdict} />
}
