import type { Transaction } from '@countersign/api'
import { VerdictBadge } from '@countersign/ui'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import type { Check } from '../../../shared/review/Check.ts'
import { rowOf } from '../../../shared/transaction-view/rowOf.ts'
import { TransactionLink } from '../../../shared/transaction-view/TransactionLink.tsx'
import { useViewContext } from '../../../shared/transaction-view/useViewContext.ts'
import type { Review } from '../model/Review.ts'
import styles from './Bulk.module.css'

type Props = {
  readonly transaction: Transaction
  readonly review: Review | null
  readonly isChosen: boolean
  /** Nonces run in order, so leaving one out leaves out what follows. */
  readonly onChoose: (isChosen: boolean) => void
}

/** One of several, with the worst its checks found. */
export function BulkItem({ transaction, review, isChosen, onChoose }: Props) {
  const { title } = rowOf(transaction, useViewContext(review?.details ? { details: review.details } : {}))
  const nonce = transaction.executionInfo?.type === 'MULTISIG' ? transaction.executionInfo.nonce : null
  const wordsId = useId()
  const open = (review?.checks ?? []).filter(({ verdict }) => verdict === 'danger' || verdict === 'caution')
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isChosen}
        aria-label={`Execute nonce ${nonce}`}
        aria-describedby={wordsId}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={styles.words} id={wordsId}>
        <TransactionLink id={transaction.id}>
          {nonce}: {title}
        </TransactionLink>
        {open.map((check) => (
          <small key={[check.id, check.field, check.title].join()}>{check.title}</small>
        ))}
      </span>
      <Worst checks={review?.checks ?? null} />
    </li>
  )
}

function Worst({ checks }: { checks: readonly Check[] | null }) {
  if (checks === null) return <VerdictBadge verdict="unchecked" label="Checking" quiet />
  const worst = (['danger', 'caution', 'unchecked'] as const).find((one) =>
    checks.some(({ verdict }) => verdict === one),
  )
  const count = checks.filter(({ verdict }) => verdict === (worst ?? 'verified')).length
  return <VerdictBadge verdict={worst ?? 'verified'} count={count} />
}
