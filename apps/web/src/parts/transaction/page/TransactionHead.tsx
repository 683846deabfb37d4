import { Statement, StatementMeta } from '@countersign/ui'
import { textOf, type TextPart } from '@countersign/describe/transaction'
import type { ReactNode } from 'react'
import { StatementText } from '../StatementText.tsx'
import { Recipients } from './Recipients.tsx'
import type { Recipient } from './recipientsOf.ts'
import styles from './Page.module.css'
import { pageMessages } from './pageMessages.ts'

type Props = {
  /** "Payment" */
  readonly kind: string
  /** "Transaction 5"; null without a number. */
  readonly number: string | null
  /** ", next to execute": left out where space is narrow. */
  readonly place?: string
  /** Further words of the first line. */
  readonly meta?: ReactNode
  /** Empty without a note. */
  readonly note?: string
  /** The verdict or the outcome, as a badge. */
  readonly badge?: ReactNode
  readonly parts: readonly TextPart[]
  readonly recipients: readonly Recipient[]
}

/** One line with the kind, the number and the place; the sentence; the complete addresses. */
export function TransactionHead({ kind, number, place = '', meta, note = '', badge, parts, recipients }: Props) {
  return (
    <>
      <StatementMeta>
        <b>{kind}</b>
        {number !== null && (
          <span>
            {number}
            <span className={styles.wide}>{place}</span>
          </span>
        )}
        {meta}
        {note !== '' && <span className={styles.wide}>{pageMessages.note({ note })}</span>}
        {badge}
      </StatementMeta>
      <Statement length={textOf(parts).length}>
        <StatementText parts={parts} isPressable />
      </Statement>
      <Recipients recipients={recipients} />
    </>
  )
}
