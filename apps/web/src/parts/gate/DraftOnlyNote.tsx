import { InfoNote } from '@countersign/ui'
import { useAct } from './useAct.ts'
import { gateMessages as messages } from './gateMessages.ts'

/** Shown before a review, when the wallet cannot send the draft, so that the user knows before doing the work. */
export function DraftOnlyNote() {
  const { may, reason } = useAct('propose')
  return may === 'no' && <InfoNote title={messages.draftOnly}>{reason}</InfoNote>
}
