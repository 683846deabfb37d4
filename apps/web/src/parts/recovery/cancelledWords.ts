import { signaturesWords } from './countWords.ts'
import type { CancellingState } from './useCancelling.ts'

/** How far the cancelling is, in one sentence. @param threshold signatures a transaction of the account needs */
export function cancelledWords({ waiting, isPending }: CancellingState, threshold: number): string {
  const [furthest] = waiting
  if (!furthest) return isPending ? '' : `Nobody has proposed to cancel it yet. It takes ${signaturesWords(threshold)}.`
  const missing = Math.max(0, threshold - furthest.signedBy.length)
  if (missing === 0) return 'Cancelling it is fully signed: execute it now.'
  return `A cancellation waits. ${signaturesWords(missing)} more ${missing === 1 ? 'stops' : 'stop'} it.`
}
