import type { TransactionDetails } from '@countersign/api'
import { useMemo, type ReactNode } from 'react'
import { transactionOfDetails } from './model/transactionOfDetails.ts'
import { ReviewProvider } from './ReviewContext.tsx'

/** Reviews a transaction the service knows, while it waits. */
export function StoredReview({ details, children }: { details: TransactionDetails | undefined; children: ReactNode }) {
  const isWaiting = details !== undefined && isWaitingStatus(details.txStatus)
  const transaction = useMemo(() => (isWaiting ? transactionOfDetails(details) : null), [isWaiting, details])
  return (
    <ReviewProvider transaction={transaction} details={details ?? null} draft={null} onStored={() => {}}>
      {children}
    </ReviewProvider>
  )
}

export const isWaitingStatus = (status: TransactionDetails['txStatus']): boolean =>
  status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION'
