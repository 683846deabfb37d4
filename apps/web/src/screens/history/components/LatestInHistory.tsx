import { EmptyState, ListPanel, ListRow, RowAmount, SectionHeading, SkeletonRows, TimeText } from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { rowOf } from '@countersign/describe/transaction'
import { TransactionLink } from '../../../parts/transaction/TransactionLink.tsx'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { movedAmount } from './movedAmount.ts'
import { RowMark } from './RowMark.tsx'
import { RowOutcome } from './RowOutcome.tsx'

const SHOWN = 5

/** The latest rows of the history, for the overview. */
export function LatestInHistory() {
  const { key, account } = useAccount()
  const context = useViewContext()
  const history = useInfiniteQuery(historyQuery(key))
  const rows = history.data?.pages[0]?.results
    .flatMap((item) => (item.type === 'TRANSACTION' ? item.transaction : []))
    .slice(0, SHOWN)
    .map((transaction) => rowOf(transaction, context))
  return (
    <section aria-labelledby="latest-heading">
      <SectionHeading
        id="latest-heading"
        title="Latest in history"
        action={
          <Link to="/safes/$safe/history" params={{ safe: account }} className="cs-link">
            Open history
          </Link>
        }
      />
      {rows === undefined ? (
        history.error ? (
          <QueryError
            title="The service did not send the history"
            error={history.error}
            onRetry={() => void history.refetch()}
          />
        ) : (
          <SkeletonRows rows={SHOWN} shape="transaction" label="Loading the history" />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          sentence="No transactions or transfers yet."
          detail="Incoming transfers and executed transactions will appear here."
        />
      ) : (
        <ListPanel layout="latest" label="Latest in history">
          {rows.map((row) => (
            <ListRow
              key={row.id}
              ring={<RowMark row={row} />}
              title={<TransactionLink id={row.id}>{row.title}</TransactionLink>}
              meta={[
                ...(row.nonce === null ? [] : [`Nonce ${row.nonce}`]),
                <TimeText key="time" at={row.timestamp} form="relative" />,
                <RowOutcome key="outcome" row={row} />,
              ]}
              amount={row.amount && <RowAmount amount={movedAmount(row) ?? ''} />}
            />
          ))}
        </ListPanel>
      )}
    </section>
  )
}
