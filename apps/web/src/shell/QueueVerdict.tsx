import type { TransactionDetails } from '@countersign/api'
import { VerdictBadge } from '@countersign/ui'
import { rowVerdict } from '../features/queue/model/rowVerdict.ts'
import { useTransactionCheck } from '../shared/transaction-view/useTransactionCheck.ts'
import { useViewContext } from '../shared/transaction-view/useViewContext.ts'

/** The queue's verdict, for lists of other features. */
export function QueueVerdict({ details, mayCheck }: { details: TransactionDetails | undefined; mayCheck: boolean }) {
  const { check } = useTransactionCheck(details, mayCheck)
  return <VerdictBadge {...rowVerdict(details, check, useViewContext({ details }))} />
}
