import { Statement } from '@countersign/ui'
import { StatementText } from '../../../../parts/transaction/StatementText.tsx'
import type { TextPart } from '@countersign/describe/transaction'
import styles from './AppRequests.module.css'

/** The statement of a request, in the size of the side panel. */
export const RequestStatement = ({ parts }: { parts: readonly TextPart[] }) => (
  <div className={styles.statement}>
    <Statement as="p">
      <StatementText parts={parts} />
    </Statement>
  </div>
)
