import { AppError } from '../errors/AppError.ts'
import { AppRejectionError } from '../errors/AppRejectionError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import type { AppCall } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'
import type { PendingRequest } from './PendingRequest.ts'

export type PromptQueue = {
  readonly enter: (request: PendingRequest, show: (call: AppCall) => unknown) => void
  /** The requests behind the open prompt, in order. */
  readonly waiting: () => readonly PendingRequest[]
}

/** Queues an app's prompts: one is open, a few wait, and several rejections in a row pause all. */
export function createPromptQueue(
  limits: Pick<BridgeLimits, 'prompts' | 'rejections' | 'coolDownMs'>,
  emit: (event: BridgeEvent) => void,
): PromptQueue {
  const slots = createConcurrencyLimit({ running: 1, waiting: limits.prompts })
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
    if (!(refusal instanceof AppRejectionError)) return
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
      const isTaken = slots.enter((leave) => {
        stopWaiting(request)
        isWaiting = false
        // Requests that waited behind the last rejection are paused too.
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
