/** The time limit of a call, including retries and body. */
export const FETCH_TIMEOUT_MS = 120_000
/** The maximum number of retries of a throttled call. */
export const THROTTLE_RETRIES = 12
/** The unit of the waiting time between them. */
export const THROTTLE_SLOT_MS = 100

/**
 * Milliseconds before a throttled call is retried: the value of `Retry-After` (seconds, or a date), else a random
 * share of an exponentially growing number of slots.
 *
 * @param attempt - Retries of this call so far.
 * @example
 * throttleWaitMs(0, '2') // 2000
 * throttleWaitMs(2, null, () => 0.5) // 200
 */
export function throttleWaitMs(attempt: number, retryAfter: string | null, random: () => number = Math.random): number {
  return parseRetryAfter(retryAfter) ?? Math.floor(random() * 2 ** attempt) * THROTTLE_SLOT_MS
}

/**
 * Waits, and ends at once if the signal is aborted.
 *
 * @throws The signal's reason.
 * @example
 * await pause(100, signal)
 */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Milliseconds that the header `Retry-After` asks a client to wait (RFC 9110); at least 0, for a date in the past too.
 *
 * @param text the header: a number of seconds, or a date
 * @returns null if the header is absent or neither of them
 * @example
 * parseRetryAfter('2') // 2000
 * parseRetryAfter('soon') // null
 */
export function parseRetryAfter(text: string | null): number | null {
  if (text === null) return null
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
