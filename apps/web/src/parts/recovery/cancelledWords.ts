import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'
import type { CancellingState } from './useCancelling.ts'

/** The progress of the cancellation, in one sentence. @param threshold signatures that a transaction of the account needs */
export function cancelledWords({ waiting, isPending }: CancellingState, threshold: number): string {
  const [furthest] = waiting
  if (!furthest) return isPending ? '' : recoveryAlarmMessages.noCancellation({ threshold })
  const missing = Math.max(0, threshold - furthest.signedBy.length)
  if (missing === 0) return recoveryAlarmMessages.cancellationSigned
  return recoveryAlarmMessages.cancellationWaits({ missing })
}
