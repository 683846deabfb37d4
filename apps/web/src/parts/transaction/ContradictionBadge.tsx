import { VerdictBadge } from '@countersign/ui'
import type { Contradiction } from '@countersign/describe/transaction'

/** The verdict of a row whose signed fields are not those of the listed transaction. */
export const ContradictionBadge = ({ contradiction }: { contradiction: Contradiction }) => (
  <VerdictBadge verdict="danger" label={contradiction} />
)
