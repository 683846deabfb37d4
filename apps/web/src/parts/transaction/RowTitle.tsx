import { ProvenanceMark } from '@countersign/ui'
import styles from './RowTitle.module.css'
import { TransactionLink } from './TransactionLink.tsx'
import type { VerifiedRow } from './useVerifiedRow.ts'

/** The title of a row as a link. A square mark, never on a line of its own, follows words that only the service provides. */
export const RowTitle = ({
  id,
  row: { title, isFromService },
}: {
  id: string
  row: Pick<VerifiedRow, 'title' | 'isFromService'>
}) =>
  isFromService ? (
    <>
      <TransactionLink id={id} className={styles.marked}>
        {title}
      </TransactionLink>
      <span className={styles.mark}>
        <ProvenanceMark source="service" />
      </span>
    </>
  ) : (
    <TransactionLink id={id}>{title}</TransactionLink>
  )
