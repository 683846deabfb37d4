import { VerdictBadge } from '@countersign/ui'
import type { Contradiction } from '@countersign/describe/transaction'
import { rowPartMessages } from './rowPartMessages.ts'

/** The verdict of a row whose signed fields differ from the listed transaction. */
export const ContradictionBadge = ({ contradiction }: { contradiction: Contradiction }) => (
  <VerdictBadge
    verdict="danger"
    label={contradiction === 'hash' ? rowPartMessages.hashDiffers : rowPartMessages.nonceDiffers}
  />
)
