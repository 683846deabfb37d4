import { AppError } from '../AppError.ts'
import { ERRORS } from '../ERRORS.ts'
import { shown } from '../params/readerSchema.ts'
import { isAppMethod, type AppMethod } from '../protocol/AppMethod.ts'
import { PROTOCOL } from '../protocol/PROTOCOL.ts'
import { stripText } from '../text/stripText.ts'
import type { AppAnswer } from './answerTo.ts'
import type { AppHandlers } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import { callHandler } from './callHandler.ts'
import { measureParams } from './measureParams.ts'
import { openPace } from './openPace.ts'
import { openPrompts } from './openPrompts.ts'
import { openReads } from './openReads.ts'
import { PendingRequest } from './PendingRequest.ts'
import type { AppMessage } from './readMessage.ts'

type Request = Extract<AppMessage, { kind: 'request' }>

/** What is needed of the app's window. */
export type FrameWindow = { postMessage(message: unknown, targetOrigin: string): void }

export type Desk = {
  readonly take: (message: Request, from: FrameWindow) => void
  readonly pending: () => number
  readonly waiting: () => readonly string[]
  readonly documentReplaced: () => void
  readonly close: () => void
}

export type DeskOptions = {
  readonly handlers: AppHandlers
  readonly isGranted: (permission: 'address-book') => boolean
  readonly limits: BridgeLimits
  readonly emit: (event: BridgeEvent) => void
  readonly post: (to: FrameWindow, answer: AppAnswer) => void
}

/** Takes requests whose sender is known to be the app, and sees to it that each gets one answer. */
export function openDesk({ handlers, isGranted, limits, emit: tell, post }: DeskOptions): Desk {
  /** Events of the request that is being taken. */
  let held: BridgeEvent[] | null = null
  const emit = (event: BridgeEvent): void => (held === null ? tell(event) : void held.push(event))
  const open = new Map<string, PendingRequest>()
  const pace = openPace(limits)
  const prompts = openPrompts(limits, emit)
  const reads = openReads(limits)
  let count = 0
  let isAlive = false

  function take(message: Request, from: FrameWindow): void {
    if (open.has(message.id)) return emit({ kind: 'dropped', reason: 'duplicate-id' })
    const { method } = message
    const isPrompt = isAppMethod(method) && PROTOCOL[method].permission === 'prompt'
    const request = new PendingRequest(message, { number: (count += 1), isPrompt }, (answer) => {
      open.delete(message.id)
      post(from, answer)
    })
    open.set(message.id, request)
    // wagmi waits 10 ms for the answer: what the page does with an event comes after it.
    const events: BridgeEvent[] = isAlive ? [] : [{ kind: 'alive' }]
    isAlive = true
    held = events
    try {
      admit(request, message)
    } finally {
      held = null
      for (const event of events) tell(event)
    }
  }

  function admit(request: PendingRequest, { method, params }: Request): void {
    if (!isAppMethod(method)) {
      emit({ kind: 'unknown-method', method: stripText(shown(method)) })
      return request.refuse(new AppError(ERRORS.notImplemented(shown(method))))
    }
    const size = measureParams(params, { size: limits.paramsSize, depth: limits.paramsDepth })
    if (size === Infinity) return request.refuse(new AppError(ERRORS.tooDeep(limits.paramsDepth)))
    if (size > limits.paramsSize) return request.refuse(new AppError(ERRORS.tooLarge(limits.paramsSize)))
    if (pace.enter(size, () => serve(request, method, params))) return
    emit({ kind: 'rate-limited' })
    request.refuse(new AppError(ERRORS.tooMany(limits.perSecond)))
  }

  function serve(request: PendingRequest, method: AppMethod, sent: unknown): void {
    if (request.isOver) return
    const { permission } = PROTOCOL[method]
    if (permission === 'address-book' && !isGranted(permission))
      return request.refuse(new AppError(ERRORS.permissionsRejected))
    const call = callHandler(handlers, method, sent)
    if ('error' in call) return request.refuse(new AppError(call.error))
    emit({ kind: 'request', method })
    if (permission === 'prompt') return prompts.enter(request, call.run)
    if (call.read !== null) return reads.enter(request, call.read, call.run)
    request.settle(call.run)
  }

  /** The newest first: what waits must be over before the open one makes room for it. */
  function abandon(error: AppError, requests: readonly PendingRequest[]): void {
    for (const request of requests.toReversed()) request.abandon(error)
  }

  return {
    take,
    pending: () => open.size,
    waiting: () => prompts.waiting().map(({ method }) => method),
    documentReplaced() {
      isAlive = false
      // Not an AppRejection: no person said no.
      abandon(
        new AppError(ERRORS.rejected),
        [...open.values()].filter(({ isPrompt }) => isPrompt),
      )
    },
    close() {
      pace.close()
      const all = [...open.values()]
      abandon(
        new AppError(ERRORS.rejected),
        all.filter(({ isPrompt }) => isPrompt),
      )
      abandon(
        new AppError(ERRORS.closed),
        all.filter(({ isPrompt }) => !isPrompt),
      )
    },
  }
}
