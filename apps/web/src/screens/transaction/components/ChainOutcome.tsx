import type { TransactionDetails } from '@countersign/api'
import { CheckList, CheckRow } from '@countersign/ui'
import { useOutcome } from '../../../data/outcome/useOutcome.ts'

/** What the chain says about the outcome that the service claims; nothing before the chain has answered. */
export function ChainOutcome({ details }: { details: TransactionDetails }) {
  const outcome = useOutcome(details)
  if (outcome === null) return null
  const { id, verdict, title, reason } = outcome.check
  return (
    <CheckList>
      <CheckRow check={id} verdict={verdict} title={title}>
        {reason}
      </CheckRow>
    </CheckList>
  )
}
