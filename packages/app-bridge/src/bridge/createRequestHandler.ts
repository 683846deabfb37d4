import { AppError } from '../errors/AppError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import { shown } from '../params/readerSchema.ts'
import { type AppMethod, isAppMethod, PROTOCOL } from '../protocol/PROTOCOL.ts'
import { stripText } from '../text/stripText.ts'
import { type AppAnswer, callHandler, PendingRequest } from './PendingRequest.ts'
import type { AppCall, AppHandlers } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import type { BridgeLimits } from './BridgeLimits.ts'
import type { AppMessage } from './readMessage.ts'
import { measureParams } from './measureParams.ts'
import { createRateLimit } from './createRateLimit.ts'
import { createReadQueue } from './createReadQueue.ts'
import { AppRejectionError } from '../errors/AppRejectionError.ts'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'

type Request = Extract<AppMessage, { kind: 'request' }>

/** The methods of the app's window that the bridge uses. */
export type FrameWindow = { postMessage(message: unknown, targetOrigin: string): void }

export type RequestHandler = {
  readonly take: (message: Request, from: FrameWindow) => void
  readonly pending: () => number
  readonly waiting: () => readonly string[]
  readonly documentReplaced: () => void
  readonly close: () => void
}

export type RequestHandlerOptions = {
  readonly handlers: AppHandlers
  readonly isGranted: (permission: 'address-book') => boolean
  readonly limits: BridgeLimits
  readonly emit: (event: BridgeEvent) => void
  readonly post: (to: FrameWindow, answer: AppAnswer) => void
}

/** Handles requests whose sender is verified to be the app, and answers each exactly once. */
export function createRequestHandler({
  handlers,
  isGranted,
  limits,
  emit: emitNow,
  post,
}: RequestHandlerOptions): RequestHandler {
  /** Events of the request being handled. They are emitted after its answer. */
  let deferred: BridgeEvent[] | null = null
  const emit = (event: BridgeEvent): void => (deferred === null ? emitNow(event) : void deferred.push(event))
  const open = new Map<string, PendingRequest>()
  const rate = createRateLimit(limits)
  const prompts = createPromptQueue(limits, emit)
  const reads = createReadQueue(limits)
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
    // wagmi waits only 10 ms for the answer, so the page's reaction to events runs after it.
    const events: BridgeEvent[] = isAlive ? [] : [{ kind: 'alive' }]
    isAlive = true
    deferred = events
    try {
      admit(request, message)
    } finally {
      deferred = null
      for (const event of events) emitNow(event)
    }
  }

  function admit(request: PendingRequest, { method, params }: Request): void {
    if (!isAppMethod(method)) {
      emit({ kind: 'unknown-method', method: stripText(shown(method)) })
      return request.refuse(new AppError(ERRORS.notImplemented(shown(method))))
    }
    const measured = measureParams(params, limits)
    if ('error' in measured) return request.refuse(new AppError(measured.error))
    if (rate.enter(measured.size, () => serve(request, method, params))) return
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
    // A permission granted before needs no prompt. As a prompt its answer would reset the count of rejections.
    const isDecided = method === 'wallet_requestPermissions' && isGranted('address-book')
    if (permission === 'prompt' && !isDecided) return prompts.enter(request, call.run)
    if (call.read !== null) return reads.enter(request, call.read, call.run)
    request.settle(call.run)
  }

  /** Newest first: waiting requests must be over before the open one releases its slot. */
  function abandon(error: AppError, requests: readonly PendingRequest[]): void {
    for (const request of requests.toReversed()) request.abandon(error)
  }

  return {
    take,
    pending: () => open.size,
    waiting: () => prompts.waiting().map(({ method }) => method),
    documentReplaced() {
      isAlive = false
      // Not an AppRejectionError, because the user rejected nothing.
      abandon(
        new AppError(ERRORS.rejected),
        [...open.values()].filter(({ isPrompt }) => isPrompt),
      )
    },
    close() {
      rate.close()
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

type PromptQueue = {
  readonly enter: (request: PendingRequest, show: (call: AppCall) => unknown) => void
  /** The requests behind the open prompt, in order. */
  readonly waiting: () => readonly PendingRequest[]
}

/** Queues an app's prompts: one is open, a few wait, and several rejections in a row pause all. */
function createPromptQueue(
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
