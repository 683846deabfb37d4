import type { TransactionDetails } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ExecutionPanel } from '../../../features/execution/ExecutionPanel.tsx'
import { ReviewChecks, ReviewHashes, ReviewSignBar } from '../../../features/review/ReviewActions.tsx'
import { isWaitingStatus, StoredReview } from '../../../features/review/StoredReview.tsx'
import { TransactionPage } from '../../../features/transaction/TransactionPage.tsx'
import { usePending } from '../../../shared/execution/pendingStore.ts'
import { transactionQuery } from '../../../shared/query/transactionQuery.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'

export const Route = createFileRoute('/_app/safes/$safe/transactions/$id')({ component: TransactionRoute })

function TransactionRoute() {
  const { id } = Route.useParams()
  const { key } = useAccount()
  const details = useQuery(transactionQuery(key, id)).data
  const safeTxHash = hashOf(details)
  const pending = usePending(key, safeTxHash)
  const isOnItsWay = pending?.phase === 'sent' || pending?.phase === 'mined'
  const slotsFor = ({ txStatus }: TransactionDetails) =>
    isWaitingStatus(txStatus)
      ? {
          aside: (
            <>
              <ExecutionPanel safeTxHash={safeTxHash} />
              {!isOnItsWay && <ReviewChecks />}
            </>
          ),
          device: isOnItsWay ? null : <ReviewHashes />,
          signBar: <ReviewSignBar />,
          isExecuting: isOnItsWay,
        }
      : {}
  return (
    <StoredReview details={details}>
      <TransactionPage id={id} slotsFor={slotsFor} />
    </StoredReview>
  )
}

function hashOf(details: TransactionDetails | undefined): Hex {
  const execution = details?.detailedExecutionInfo
  return execution?.type === 'MULTISIG' ? execution.safeTxHash : '0x'
}
