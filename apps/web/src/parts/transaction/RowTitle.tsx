import { ProvenanceMark } from '@countersign/ui'
import { TransactionLink } from './TransactionLink.tsx'
import type { VerifiedRow } from './useVerifiedRow.ts'

/** The title of a row as a link; a square marks words that only the service says. */
export const RowTitle = ({
  id,
  row: { title, isTold },
}: {
  id: string
  row: Pick<VerifiedRow, 'title' | 'isTold'>
}) => (
  <>
    <TransactionLink id={id}>{title}</TransactionLink> {isTold && <ProvenanceMark source="service" />}
  </>
)
