import type { TransactionDetails } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { formatAccountAddress, isSameAddress } from '@countersign/primitives'
import { EmptyState, ErrorState, SkeletonRows, StaleNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { TransactionDeletedError } from '../../data/query/deletedTransactions.ts'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import { hashOfId } from '../../data/outcome/hashOfId.ts'
import { isWaitingStatus } from '../../data/status/isWaitingStatus.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { outcomeMessages } from './outcomeMessages.ts'
import { TransactionView, type TransactionSlots } from './components/TransactionView.tsx'

export interface TransactionPageProps {
  /** Any id of the service, or a bare safeTxHash. */
  id: string
  /** Replaces values that the chain contradicts by those of the chain. */
  correct?: (details: TransactionDetails) => TransactionDetails
  /** What the connected wallet can do with it, for the slots of this page. */
  slotsFor?: (details: TransactionDetails) => TransactionSlots
}

const NO_SLOTS: TransactionSlots = {}
const asReported = (details: TransactionDetails) => details

export function TransactionPage({ id, correct = asReported, slotsFor }: TransactionPageProps) {
  const { key, safe } = useAccount()
  const { data: reported, error, isPending, dataUpdatedAt, refetch } = useQuery(transactionQuery(key, id))
  const retry = () => void refetch()
  const data = reported && correct(reported)
  if (data && !isSameAddress(data.safeAddress, safe)) return <OtherAccount details={data} />
  if (data && isOtherThanAsked(data, id)) return <OtherTransaction details={data} id={id} />
  if (data) {
    return (
      <>
        {error && (
          <StaleNote at={dataUpdatedAt} onRefresh={retry}>
            {outcomeMessages.staleTransaction}
          </StaleNote>
        )}
        <TransactionView key={data.txId} details={data} slots={slotsFor?.(data) ?? NO_SLOTS} />
      </>
    )
  }
  if (isPending) return <SkeletonRows rows={4} shape="transaction" label={outcomeMessages.loading} />
  if (error instanceof TransactionDeletedError) return <Deleted />
  const isUnknown = error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)
  return isUnknown ? (
    <QueryError
      isPage
      title={outcomeMessages.unknownId}
      error={error}
      stillWorks={outcomeMessages.unknownIdDetail({ id })}
      onRetry={retry}
    />
  ) : (
    <QueryError
      isPage
      title={outcomeMessages.notSent}
      error={error}
      stillWorks={outcomeMessages.stillWorks}
      onRetry={retry}
    />
  )
}

function Deleted() {
  const { account } = useAccount()
  return (
    <EmptyState
      level={1}
      sentence={outcomeMessages.deleted}
      detail={outcomeMessages.deletedDetail}
      action={
        <Link to="/safes/$safe/queue" params={{ safe: account }} className="cs-link">
          {outcomeMessages.openQueue}
        </Link>
      }
    />
  )
}

/**
 * Whether the service answered with another transaction that has ended, which is true in itself. Before the end, the checks of the review
 * compare the hash, and block signing.
 */
function isOtherThanAsked({ txStatus, detailedExecutionInfo: execution }: TransactionDetails, id: string): boolean {
  const asked = hashOfId(id)
  if (asked === null || isWaitingStatus(txStatus)) return false
  return execution?.type !== 'MULTISIG' || execution.safeTxHash.toLowerCase() !== asked
}

function OtherTransaction({ details, id }: { details: TransactionDetails; id: string }) {
  return (
    <ErrorState
      isPage
      title={outcomeMessages.otherTransaction}
      stillWorks={outcomeMessages.otherTransactionDetail}
      details={`${id}\n${details.txId}`}
    />
  )
}

/** A link can combine one account with a transaction of another. The page then shows no signing actions. */
function OtherAccount({ details }: { details: TransactionDetails }) {
  const { chain, account } = useAccount()
  const other = formatAccountAddress({ shortName: chain.shortName, address: details.safeAddress })
  return (
    <>
      <ErrorState
        isPage
        title={outcomeMessages.otherAccount}
        stillWorks={outcomeMessages.otherAccountDetail({ other, account })}
        details={`${details.txId}\n${other}\n${account}`}
      />
      <Button
        mt="md"
        renderRoot={(props) => (
          <Link to="/safes/$safe/transactions/$id" params={{ safe: other, id: details.txId }} {...props} />
        )}
      >
        {outcomeMessages.openThere}
      </Button>
    </>
  )
}
