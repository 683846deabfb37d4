import type { Transaction, TransactionDetails } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import {
  CountersignRing,
  EmptyState,
  Icon,
  ListPanel,
  ListRow,
  SectionHeading,
  SkeletonRows,
  TimeText,
} from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { ContradictionBadge } from '../../../parts/transaction/ContradictionBadge.tsx'
import { RowTitle } from '../../../parts/transaction/RowTitle.tsx'
import { ReviewButton } from '../../../parts/transaction/TransactionLink.tsx'
import { useAfterFirstContent } from '../../../parts/transaction/useAfterFirstContent.ts'
import { useVerifiedRow } from '../../../parts/transaction/useVerifiedRow.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { overviewMessages as messages } from '../overviewMessages.ts'
import styles from './Overview.module.css'

const SHOWN = 3

export interface NextInQueueProps {
  verdictOf(details: TransactionDetails | undefined, mayCheck: boolean): ReactNode
}

export function NextInQueue({ verdictOf }: NextInQueueProps) {
  const { key, account } = useAccount()
  const queue = useInfiniteQuery(queueQuery(key))
  const transactions = queue.data?.pages.flatMap(({ results }) =>
    results.flatMap((item) => (item.type === 'TRANSACTION' ? item.transaction : [])),
  )
  const mayCheck = useAfterFirstContent(transactions !== undefined)
  const total = queue.data?.pages[0]?.count ?? transactions?.length
  return (
    <section aria-labelledby="queue-heading" className={styles.queue}>
      <SectionHeading
        id="queue-heading"
        title={messages.nextInQueue}
        count={
          transactions && transactions.length > 0
            ? messages.shown({ shown: Math.min(SHOWN, transactions.length), total: total ?? 0 })
            : undefined
        }
        action={
          <Link to="/safes/$safe/queue" params={{ safe: account }} className="cs-link">
            {messages.openQueue}
          </Link>
        }
      />
      {transactions === undefined ? (
        queue.error ? (
          <QueryError title={messages.queueFailed} error={queue.error} onRetry={() => void queue.refetch()} />
        ) : (
          <SkeletonRows rows={SHOWN} shape="transaction" label={messages.queueLoading} />
        )
      ) : transactions.length === 0 ? (
        <EmptyState
          sentence={messages.queueEmpty}
          detail={messages.queueEmptyDetail}
          action={
            <Link to="/safes/$safe/send" params={{ safe: account }} className="cs-act" data-size="xs">
              <Icon name="plus" />
              {messages.newTransaction}
            </Link>
          }
        />
      ) : (
        <ListPanel layout="next" label={messages.nextInQueue}>
          {transactions.slice(0, SHOWN).map((transaction) => (
            <Row key={transaction.id} transaction={transaction} mayCheck={mayCheck} verdictOf={verdictOf} />
          ))}
        </ListPanel>
      )}
    </section>
  )
}

function Row({ transaction, mayCheck, verdictOf }: { transaction: Transaction; mayCheck: boolean } & NextInQueueProps) {
  const { address: wallet } = useWallet()
  const row = useVerifiedRow(transaction, mayCheck)
  const { executionInfo, txStatus } = row.transaction
  const execution = executionInfo?.type === 'MULTISIG' ? executionInfo : null
  const isYours =
    wallet !== null && (execution?.missingSigners?.some(({ value }) => isSameAddress(value, wallet)) ?? false)
  return (
    <ListRow
      ring={
        execution && (
          <CountersignRing
            size={28}
            required={execution.confirmationsRequired}
            signed={execution.confirmationsSubmitted}
            state={txStatus === 'AWAITING_EXECUTION' ? 'ready' : isYours ? 'yours' : 'open'}
          />
        )
      }
      title={<RowTitle id={transaction.id} row={row} />}
      meta={[
        ...(execution ? [messages.transaction({ nonce: execution.nonce })] : []),
        <TimeText key="time" at={transaction.timestamp} form="relative" />,
      ]}
      verdict={
        row.contradiction ? (
          <ContradictionBadge contradiction={row.contradiction} />
        ) : (
          verdictOf(row.details.data, mayCheck)
        )
      }
      action={<ReviewButton id={transaction.id} title={row.title} isPrimary={isYours} />}
    />
  )
}
