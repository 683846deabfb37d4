import type { Transaction } from '@countersign/api'
import { countedSignatures, type Check } from '@countersign/safe/checks'
import { ProvenanceMark, VerdictBadge } from '@countersign/ui'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { rowOf, rowWordsOf, type RowWords, type ViewContext } from '@countersign/describe/transaction'
import { TransactionLink } from '../../../parts/transaction/TransactionLink.tsx'
import { useLocalDecoder } from '../../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import type { BulkReview } from './bulkReviews.ts'
import styles from './Bulk.module.css'
import { bulkMessages as messages } from './bulkMessages.ts'

type Props = {
  readonly transaction: Transaction
  readonly review: BulkReview | null
  readonly isChosen: boolean
  /** Nonces execute in order, so removing one item removes those after it. */
  readonly onChoose: (isChosen: boolean) => void
}

/**
 * Before the check, shows the description of the list; afterwards the sentence derived from the bytes to execute, with
 * the worst finding.
 */
export function BulkItem({ transaction, review, isChosen, onChoose }: Props) {
  const context = useViewContext({ decode: useLocalDecoder(review !== null, review?.targets) })
  const execution = transaction.executionInfo?.type === 'MULTISIG' ? transaction.executionInfo : null
  const nonce = review?.reviewed.transaction.nonce ?? execution?.nonce ?? null
  const { title, meta, isFromService } = review
    ? wordsOf(review, context)
    : { title: rowOf(transaction, context).title, meta: [], isFromService: true }
  const wordsId = useId()
  const open = (review?.checks ?? []).filter(({ verdict }) => verdict === 'danger' || verdict === 'caution')
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isChosen}
        aria-label={messages.executeNumber({ number: String(nonce ?? '') })}
        aria-describedby={wordsId}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={styles.words} id={wordsId}>
        <TransactionLink id={transaction.id}>
          {nonce}: {title}
        </TransactionLink>{' '}
        {isFromService && <ProvenanceMark source="service" />}
        {meta.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
        {open.map((check) => (
          <small key={[check.id, check.field, check.title].join()}>{check.title}</small>
        ))}
      </span>
      <Worst checks={review?.checks ?? null} />
    </li>
  )
}

function wordsOf({ reviewed: { transaction }, units, signatures, state }: BulkReview, context: ViewContext): RowWords {
  const words = rowWordsOf(transaction, transaction.nonce, { ...context, ...units })
  const signed = messages.signed({ signed: countedSignatures(signatures).length, required: state.threshold })
  return { ...words, meta: [...words.meta, signed] }
}

function Worst({ checks }: { checks: readonly Check[] | null }) {
  if (checks === null) return <VerdictBadge verdict="unchecked" label={messages.checking} quiet />
  const worst = (['danger', 'caution', 'unchecked'] as const).find((one) =>
    checks.some(({ verdict }) => verdict === one),
  )
  const count = checks.filter(({ verdict }) => verdict === (worst ?? 'verified')).length
  return <VerdictBadge verdict={worst ?? 'verified'} count={count} />
}
