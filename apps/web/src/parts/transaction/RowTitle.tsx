import { ProvenanceMark } from '@countersign/ui'
import { TransactionLink } from './TransactionLink.tsx'
import type { VerifiedRow } from './useVerifiedRow.ts'

/** The title of a row as a link. A square mark follows words that only the service provides. */
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
