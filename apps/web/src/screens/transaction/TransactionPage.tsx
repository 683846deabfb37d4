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
import { useAccount } from '../../data/url/useAccount.ts'
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
const asTold = (details: TransactionDetails) => details

export function TransactionPage({ id, correct = asTold, slotsFor }: TransactionPageProps) {
  const { key, safe } = useAccount()
  const { data: told, error, isPending, dataUpdatedAt, refetch } = useQuery(transactionQuery(key, id))
  const retry = () => void refetch()
  const data = told && correct(told)
  if (data && !isSameAddress(data.safeAddress, safe)) return <OtherAccount details={data} />
  if (data) {
    return (
      <>
        {error && (
          <StaleNote at={dataUpdatedAt} onRefresh={retry}>
            The service did not answer. This is the cached transaction.
          </StaleNote>
        )}
        <TransactionView key={data.txId} details={data} slots={slotsFor?.(data) ?? NO_SLOTS} />
      </>
    )
  }
  if (isPending) return <SkeletonRows rows={4} shape="transaction" label="Loading the transaction" />
  if (error instanceof TransactionDeletedError) return <Deleted />
  const isUnknown = error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)
  return isUnknown ? (
    <QueryError
      isPage
      title="The service has no transaction with this id"
      error={error}
      stillWorks={`The page requested ${id}. Check the link, or open the transaction from the queue or the history.`}
      onRetry={retry}
    />
  ) : (
    <QueryError
      isPage
      title="The service did not send the transaction"
      error={error}
      stillWorks="Balances and owners can still be read from the chain."
      onRetry={retry}
    />
  )
}

function Deleted() {
  const { account } = useAccount()
  return (
    <EmptyState
      level={1}
      sentence="This proposal was deleted from the queue."
      detail="Signatures already given stay valid for this transaction."
      action={
        <Link to="/safes/$safe/queue" params={{ safe: account }} className="cs-link">
          Open the queue
        </Link>
      }
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
        title="This transaction belongs to another account"
        stillWorks={`It belongs to ${other}, but this page belongs to ${account}.`}
        details={`${details.txId}\n${other}\n${account}`}
      />
      <Button
        mt="md"
        renderRoot={(props) => (
          <Link to="/safes/$safe/transactions/$id" params={{ safe: other, id: details.txId }} {...props} />
        )}
      >
        Open it in its account
      </Button>
    </>
  )
}
