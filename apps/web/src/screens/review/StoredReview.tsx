import type { TransactionDetails } from '@countersign/api'
import type { ClaimedOutcome } from '@countersign/safe/checks'
import { useMemo, type ReactNode } from 'react'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { ReviewProvider } from './context/ReviewContext.tsx'
import { isWaitingStatus } from '../../data/status/isWaitingStatus.ts'

type Props = {
  readonly asked: string
  readonly details: TransactionDetails | undefined
  /** The final status that the service claims while the chain says that the transaction is still open. */
  readonly claimed?: ClaimedOutcome | null
  readonly children: ReactNode
}

/**
 * Reviews a transaction of the service while it is open.
 * @param asked id or hash of the page's URL
 */
export function StoredReview({ asked, details, claimed = null, children }: Props) {
  const isWaiting = details !== undefined && isWaitingStatus(details.txStatus)
  const transaction = useMemo(() => (isWaiting ? transactionOfDetails(details) : null), [isWaiting, details])
  return (
    <ReviewProvider {...{ asked, transaction, claimed }} details={details ?? null} draft={null} onStored={() => {}}>
      {children}
    </ReviewProvider>
  )
}
