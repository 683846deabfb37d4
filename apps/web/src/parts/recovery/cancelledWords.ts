import { signaturesWords } from './countWords.ts'
import type { CancellingState } from './useCancelling.ts'

/** The progress of the cancellation, in one sentence. @param threshold signatures that a transaction of the account needs */
export function cancelledWords({ waiting, isPending }: CancellingState, threshold: number): string {
  const [furthest] = waiting
  if (!furthest)
    return isPending ? '' : `No cancellation is proposed yet. A cancellation needs ${signaturesWords(threshold)}.`
  const missing = Math.max(0, threshold - furthest.signedBy.length)
  if (missing === 0) return 'The cancellation is fully signed. Execute it now.'
  return `A cancellation is waiting. ${missing} more ${missing === 1 ? 'signature stops' : 'signatures stop'} the recovery.`
}
