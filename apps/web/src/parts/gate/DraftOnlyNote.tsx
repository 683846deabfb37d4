import { InfoNote } from '@countersign/ui'
import { useAct } from './useAct.ts'

/** Above the way to a review, for a wallet that cannot send what is drafted: said before the work, not after it. */
export function DraftOnlyNote() {
  const { may, reason } = useAct('propose')
  return may === 'no' && <InfoNote title="You can draft, try and share this">{reason}</InfoNote>
}
