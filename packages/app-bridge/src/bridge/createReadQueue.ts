import { AppError } from '../errors/AppError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import type { AppCall } from './AppHandlers.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'
import type { PendingRequest } from './PendingRequest.ts'

export type ReadQueue = {
  readonly enter: (request: PendingRequest, name: string, read: (call: AppCall) => unknown) => void
}

/**
 * Queues reads of the chain and of the service: few at a time, fewer of the expensive method, each with a timeout. `safe_setSettings` reads
 * nothing and never waits.
 */
export function createReadQueue(limits: BridgeLimits): ReadQueue {
  const slots = createConcurrencyLimit({ running: limits.rpc, waiting: limits.waiting })
  const logSlots = createConcurrencyLimit({ running: limits.logs, waiting: limits.waiting })

  function start(request: PendingRequest, name: string, read: (call: AppCall) => unknown, leave: () => void): void {
    if (request.isOver) return leave()
    const ms = name === 'eth_getLogs' ? limits.logsTimeoutMs : limits.rpcTimeoutMs
    const timer = setTimeout(() => request.abandon(new AppError(ERRORS.timedOut(name, ms / 1000))), ms)
    request.whenOver(() => {
      clearTimeout(timer)
      leave()
    })
    request.settle(read)
  }

  return {
    enter(request, name, read) {
      if (name === 'safe_setSettings') return request.settle(read)
      const enterQueue = (leaveLogs: () => void): boolean =>
        slots.enter((leave) =>
          start(request, name, read, () => {
            leave()
            leaveLogs()
          }),
        )
      const refuse = () => request.refuse(new AppError(ERRORS.tooMany(limits.perSecond)))
      const isTaken =
        name === 'eth_getLogs'
          ? logSlots.enter((leave) => {
              if (enterQueue(leave)) return
              refuse()
              leave()
            })
          : enterQueue(() => undefined)
      if (!isTaken) refuse()
    },
  }
}
