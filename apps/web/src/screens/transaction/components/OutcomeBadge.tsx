import { VerdictBadge } from '@countersign/ui'
import type { TransactionModel } from '../model/transactionModel.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import styles from './Transaction.module.css'

type Props = { readonly phase: TransactionModel['phase'] }

/** The outcome in the first line of the page, seen there on a phone. */
export function OutcomeBadge({ phase }: Props) {
  if (phase === 'pending') return null
  const label = {
    done: outcomeMessages.badgeExecuted,
    failed: outcomeMessages.badgeFailed,
    replaced: outcomeMessages.badgeReplaced,
  }[phase]
  return (
    <span className={styles.badge}>
      <VerdictBadge
        verdict={phase === 'done' ? 'verified' : phase === 'failed' ? 'danger' : 'unchecked'}
        label={label}
      />
    </span>
  )
}
