import type { RpcCall } from './postCalls.ts'

export type WaitingCall = RpcCall & {
  /** When it is aborted, the caller no longer waits. */
  readonly signal: AbortSignal | undefined
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Batch = { readonly calls: WaitingCall[]; readonly over: AbortController }

const BATCH_WAIT_MS = 8
const waiting = new Map<string, Batch>()

/**
 * Collects the calls of one moment under one key; `send` receives all of them once. An abort rejects the calls of its signal immediately.
 */
export function gatherCalls(
  key: string,
  { method, params }: RpcCall,
  send: (calls: readonly WaitingCall[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const batch = waiting.get(key) ?? open(key, send)
    follow(batch, signal)
    batch.calls.push({ method, params, signal, resolve, reject })
  })
}

function open(key: string, send: (calls: readonly WaitingCall[]) => Promise<void>): Batch {
  const batch = { calls: [], over: new AbortController() }
  waiting.set(key, batch)
  setTimeout(() => {
    waiting.delete(key)
    void send(batch.calls).finally(() => batch.over.abort())
  }, BATCH_WAIT_MS)
  return batch
}

/** One listener for each signal and batch, removed when the batch is over. */
function follow({ calls, over }: Batch, signal: AbortSignal | undefined): void {
  if (!signal || calls.some((call) => call.signal === signal)) return
  const reject = () => {
    for (const call of calls) if (call.signal === signal) call.reject(signal.reason)
  }
  signal.addEventListener('abort', reject, { once: true, signal: over.signal })
}

/** Resolves a call with what `read` returns, or rejects it with what `read` throws. */
export function settle(call: WaitingCall, read: () => unknown): void {
  try {
    call.resolve(read())
  } catch (error) {
    call.reject(error)
  }
}
