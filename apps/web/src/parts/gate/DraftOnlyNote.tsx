import { InfoNote } from '@countersign/ui'
import { useAct } from './useAct.ts'

/** Shown before a review, when the wallet cannot send the draft, so that the user knows before doing the work. */
export function DraftOnlyNote() {
  const { may, reason } = useAct('propose')
  return may === 'no' && <InfoNote title="You can draft, simulate and share this">{reason}</InfoNote>
}
