import { ProvenanceMark } from '@countersign/ui'
import { TransactionLink } from './TransactionLink.tsx'
import type { VerifiedRow } from './useVerifiedRow.ts'

/** The title of a row as a link. A square mark follows words that only the service provides. */
export const RowTitle = ({
  id,
  row: { title, isFromService },
}: {
  id: string
  row: Pick<VerifiedRow, 'title' | 'isFromService'>
}) => (
  <>
    <TransactionLink id={id}>{title}</TransactionLink> {isFromService && <ProvenanceMark source="service" />}
  </>
)
