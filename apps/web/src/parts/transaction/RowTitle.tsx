import { ProvenanceMark } from '@countersign/ui'
import { TransactionLink } from './TransactionLink.tsx'
import type { VerifiedRow } from './useVerifiedRow.ts'

/** A no-break space and a word joiner: without both, a browser may move the mark to a line of its own. */
const BESIDE = '\u00a0\u2060'

/** The title of a row as a link. A square mark follows words that only the service provides. */
export const RowTitle = ({
  id,
  row: { title, isFromService },
}: {
  id: string
  row: Pick<VerifiedRow, 'title' | 'isFromService'>
}) => (
  <>
    <TransactionLink id={id}>{title}</TransactionLink>
    {isFromService && (
      <>
        {BESIDE}
        <ProvenanceMark source="service" />
      </>
    )}
  </>
)
