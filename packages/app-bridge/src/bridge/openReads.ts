import { AppError } from '../AppError.ts'
import { ERRORS } from '../ERRORS.ts'
import type { AppCall } from './AppHandlers.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import { openLane } from './openLane.ts'
import type { PendingRequest } from './PendingRequest.ts'

export type Reads = {
  readonly enter: (request: PendingRequest, name: string, read: (call: AppCall) => unknown) => void
}

/** Reads of the chain: a few at a time, fewer of the expensive one, none for ever. `safe_setSettings` reads nothing and waits for nothing. */
export function openReads(limits: BridgeLimits): Reads {
  const lane = openLane({ running: limits.rpc, waiting: limits.waiting })
  const logsLane = openLane({ running: limits.logs, waiting: limits.waiting })

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
      const enterLane = (leaveLogs: () => void): boolean =>
        lane.enter((leave) =>
          start(request, name, read, () => {
            leave()
            leaveLogs()
          }),
        )
      const refuse = () => request.refuse(new AppError(ERRORS.tooMany(limits.perSecond)))
      const isTaken =
        name === 'eth_getLogs'
          ? logsLane.enter((leave) => {
              if (enterLane(leave)) return
              refuse()
              leave()
            })
          : enterLane(() => undefined)
      if (!isTaken) refuse()
    },
  }
}
