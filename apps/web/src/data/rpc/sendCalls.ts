import { FETCH_TIMEOUT_MS, pause, THROTTLE_RETRIES, throttleWaitMs } from '@countersign/api/client'
import { RpcError } from '@countersign/chain-client/reads'
import { settle, type WaitingCall } from './gatherCalls.ts'
import { nodeStatus } from './nodeStatus.ts'
import { postCalls, resultOf } from './postCalls.ts'
import { readWaits } from './readWaits.ts'
import { saysThrottled, ThrottledError } from './ThrottledError.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'

/** The nodes that may answer. */
export type Target = {
  readonly chainId: string
  readonly name: string
  /** In the order in which they are tried; called before each attempt. */
  readonly urls: () => readonly string[]
}

/** Shorter waits are not shown. */
const SHOWN_AFTER_MS = 1000

/**
 * Sends calls to the first node that answers. If the nodes only limit requests, the calls are repeated: at most 12 times and for 120 s,
 * with growing random pauses or as `Retry-After` requires. Ends early when every caller has aborted.
 *
 * @param isApart a failure of these calls says nothing about other calls to the same node
 */
export async function sendCalls(target: Target, calls: readonly WaitingCall[], isApart = false): Promise<void> {
  const over = new AbortController()
  const signal = whenAllAborted(calls, over.signal)
  const begun = performance.now()
  let pending = calls
  let endWait = () => {}
  try {
    for (let tries = 0; ; tries += 1) {
      const refused = await tryNodes(target, pending, { isApart, tries, signal })
      pending = refused.pending
      if (pending.length === 0 || signal?.aborted) return
      const elapsedMs = performance.now() - begun
      if (refused.waitMs === null || tries >= THROTTLE_RETRIES || elapsedMs + refused.waitMs >= FETCH_TIMEOUT_MS) {
        const error = toError(target, refused.last, tries)
        for (const call of pending) call.reject(error)
        return
      }
      endWait()
      endWait =
        elapsedMs + refused.waitMs > SHOWN_AFTER_MS
          ? readWaits.begin({ chainId: target.chainId, host: hostOf(refused.url) })
          : () => {}
      await pause(refused.waitMs, signal).catch(() => {})
      pending = pending.filter((call) => !call.signal?.aborted)
    }
  } finally {
    over.abort()
    endWait()
  }
}

type Attempt = { readonly isApart: boolean; readonly tries: number; readonly signal: AbortSignal | undefined }

/** One attempt at each node. `waitMs` is null when no node limited requests: then a retry would not help. */
async function tryNodes({ urls }: Target, calls: readonly WaitingCall[], { isApart, tries, signal }: Attempt) {
  let pending = calls
  let waitMs: number | null = null
  let last: unknown
  let throttledUrl = ''
  for (const url of urls()) {
    // Retries are for nodes that limit requests. A node that failed may hang.
    if (tries > 0 && nodeStatus.isFailing(url)) continue
    const restMs = nodeStatus.restMs(url)
    try {
      if (restMs > 0) throw new ThrottledError(hostOf(url), null)
      pending = settleAnswered(pending, await postCalls(url, pending, { isApart, signal }))
      if (pending.length > 0) throw new ThrottledError(hostOf(url), null)
      nodeStatus.answered(url)
      return { pending, waitMs, last, url }
    } catch (error) {
      if (signal?.aborted) break
      last = error
      if (error instanceof ThrottledError) {
        const nextMs = restMs > 0 ? restMs : throttleWaitMs(tries, error.retryAfter)
        if (restMs === 0) nodeStatus.limited(url, error.retryAfter === null ? 0 : nextMs)
        if (waitMs === null || nextMs < waitMs) {
          waitMs = nextMs
          throttledUrl = url
        }
      } else if (!isApart) nodeStatus.failed(url)
    }
  }
  return { pending, waitMs, last, url: throttledUrl }
}

/** Settles the answered calls. @returns the calls that the node refused because of its limit */
function settleAnswered(calls: readonly WaitingCall[], answers: Awaited<ReturnType<typeof postCalls>>): WaitingCall[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const isThrottled = (id: number) => {
    const error = byId.get(id)?.error
    return error !== undefined && saysThrottled(error)
  }
  for (const [id, call] of calls.entries()) if (!isThrottled(id)) settle(call, () => resultOf(byId.get(id), call))
  return calls.filter((_, id) => isThrottled(id))
}

function toError({ name }: Target, last: unknown, tries: number): RpcError {
  const message =
    last instanceof ThrottledError
      ? messages.allRefuse({ chain: name, why: last.message, attempts: tries + 1 })
      : messages.noneAnswers(name)
  return new RpcError(message, null, last)
}

/** Aborted when every caller has aborted; undefined when a caller cannot abort. */
function whenAllAborted(calls: readonly WaitingCall[], over: AbortSignal): AbortSignal | undefined {
  const signals = new Set(calls.map(({ signal }) => signal))
  const all = new AbortController()
  const check = () => {
    if ([...signals].every((signal) => signal?.aborted)) all.abort()
  }
  for (const signal of signals) {
    if (signal === undefined) return undefined
    signal.addEventListener('abort', check, { once: true, signal: over })
  }
  check()
  return all.signal
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
