import { AppError } from '../AppError.ts'
import { AppRejection } from '../AppRejection.ts'
import { ERRORS } from '../ERRORS.ts'
import type { AppCall } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import { openLane } from './openLane.ts'
import type { PendingRequest } from './PendingRequest.ts'

export type Prompts = {
  readonly enter: (request: PendingRequest, show: (call: AppCall) => unknown) => void
  /** Those behind the one that is open, in order. */
  readonly waiting: () => readonly PendingRequest[]
}

/** The person's attention, as an app may have it: one prompt, a few waiting, and a pause after several rejections in a row. */
export function openPrompts(
  limits: Pick<BridgeLimits, 'prompts' | 'rejections' | 'coolDownMs'>,
  emit: (event: BridgeEvent) => void,
): Prompts {
  const lane = openLane({ running: 1, waiting: limits.prompts })
  const waiting = new Set<PendingRequest>()
  let rejections = 0
  let pausedUntil = 0

  function refusedByPause(request: PendingRequest): boolean {
    const left = pausedUntil - performance.now()
    if (left <= 0) return false
    request.refuse(new AppError(ERRORS.coolingDown(Math.ceil(left / 1000))))
    return true
  }

  function count(refusal: unknown): void {
    if (refusal === null) rejections = 0
    if (!(refusal instanceof AppRejection)) return
    rejections += 1
    if (rejections < limits.rejections) return
    rejections = 0
    pausedUntil = performance.now() + limits.coolDownMs
    emit({ kind: 'cool-down', until: pausedUntil })
  }

  function stopWaiting(request: PendingRequest): void {
    if (waiting.delete(request)) emit({ kind: 'waiting' })
  }

  return {
    waiting: () => [...waiting],
    enter(request, show) {
      if (refusedByPause(request)) return
      let isWaiting = true
      const isTaken = lane.enter((leave) => {
        stopWaiting(request)
        isWaiting = false
        // What waited behind the last rejection is paused with the rest.
        if (request.isOver || refusedByPause(request)) return leave()
        request.whenOver((refusal) => {
          count(refusal)
          leave()
        })
        request.whenPromptDone(leave)
        request.settle(show)
      })
      if (!isTaken) {
        emit({ kind: 'prompts-full' })
        request.refuse(new AppError(ERRORS.anotherPending))
      } else if (isWaiting) {
        waiting.add(request)
        request.whenOver(() => stopWaiting(request))
        emit({ kind: 'waiting' })
      }
    },
  }
}
