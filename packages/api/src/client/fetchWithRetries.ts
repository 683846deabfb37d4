import { ApiError } from './ApiError.ts'
import { FETCH_TIMEOUT_MS, pause, THROTTLE_RETRIES, throttleWaitMs } from './throttle.ts'

/**
 * What a test replaces: the network, the clock, randomness.
 *
 * @example createApiClient({ fetch: async () => new Response('[]') })
 */
export type FetchOptions = {
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  random?: () => number
  wait?: (ms: number, signal?: AbortSignal | null) => Promise<void>
  timeoutMs?: number
  now?: () => number
}

/**
 * Fetches, and retries only when throttled (429): waits for `Retry-After`, else for a random share of an
 * exponentially growing number of 100 ms slots, at most 12 times and 120 s in total.
 *
 * @throws {ApiError} `TIMEOUT` after 120 s, `UNREACHABLE` without an answer. Both have `retry: 'later'`.
 * @example
 * await fetchWithRetries('/v1/chains', {}, {})
 */
export async function fetchWithRetries(url: string, init: RequestInit, options: FetchOptions): Promise<Response> {
  const timeoutMs = options.timeoutMs ?? FETCH_TIMEOUT_MS
  const now = options.now ?? Date.now
  const deadline = now() + timeoutMs
  for (let attempt = 0; ; attempt++) {
    const response = await fetchOnce(url, init, options, Math.max(1, deadline - now()), timeoutMs)
    if (response.status !== 429 || attempt >= THROTTLE_RETRIES) return response
    const waitMs = throttleWaitMs(attempt, response.headers.get('retry-after'), options.random)
    if (now() + waitMs >= deadline) return response
    await (options.wait ?? pause)(waitMs, init.signal)
  }
}

async function fetchOnce(
  url: string,
  init: RequestInit,
  options: FetchOptions,
  leftMs: number,
  timeoutMs: number,
): Promise<Response> {
  const timeout = AbortSignal.timeout(leftMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    return await (options.fetch ?? fetch)(url, { ...init, signal })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    if (timeout.aborted)
      throw new ApiError({
        code: 'TIMEOUT',
        statusCode: 0,
        message: `No answer from ${url} within ${timeoutMs / 1000} s`,
        retry: 'later',
        cause,
      })
    throw new ApiError({
      code: 'UNREACHABLE',
      statusCode: 0,
      message: `The service at ${url} cannot be reached`,
      retry: 'later',
      cause,
    })
  }
}
