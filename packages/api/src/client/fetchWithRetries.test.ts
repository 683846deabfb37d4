import { describe, expect, test } from 'vitest'
import { fetchWithRetries } from './fetchWithRetries.ts'
import { FETCH_TIMEOUT_MS, THROTTLE_RETRIES, THROTTLE_SLOT_MS } from './throttle.ts'

/** A clock that only advances while the client waits. */
function virtualClock() {
  let time = 0
  const waits: number[] = []
  return {
    waits,
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms)
      time += ms
    },
  }
}
const throttled = (headers: Record<string, string> = {}) => new Response('', { status: 429, headers })

describe('throttling', () => {
  test('behavior: twelve retries in slots of 100 ms, a random share of a doubling number of them', async () => {
    const clock = virtualClock()
    let calls = 0
    const fetch = async () => {
      calls++
      return throttled()
    }
    const response = await fetchWithRetries('/x', {}, { ...clock, fetch, random: () => 0.1 })
    expect(response.status).toBe(429)
    expect(calls).toBe(THROTTLE_RETRIES + 1)
    expect(clock.waits).toEqual(
      Array.from({ length: THROTTLE_RETRIES }, (_, attempt) => Math.floor(0.1 * 2 ** attempt) * THROTTLE_SLOT_MS),
    )
    expect([THROTTLE_RETRIES, THROTTLE_SLOT_MS, FETCH_TIMEOUT_MS]).toEqual([12, 100, 120_000])
  })

  test('behavior: Retry-After has priority over the slots', async () => {
    const clock = virtualClock()
    const answers = [throttled({ 'retry-after': '3' }), new Response('ok')]
    const fetch = async () => answers.shift() ?? new Response('none left', { status: 500 })
    const response = await fetchWithRetries('/x', {}, { ...clock, fetch })
    expect(await response.text()).toBe('ok')
    expect(clock.waits).toEqual([3000])
  })

  test('behavior: a wait that would end after the deadline is not started', async () => {
    const clock = virtualClock()
    let calls = 0
    const fetch = async () => {
      calls++
      return throttled({ 'retry-after': '50' })
    }
    const response = await fetchWithRetries('/x', {}, { ...clock, fetch })
    expect(response.status).toBe(429)
    expect(calls).toBe(3)
    expect(clock.now()).toBeLessThan(FETCH_TIMEOUT_MS)
  })

  test('behavior: other failures are not retried', async () => {
    let calls = 0
    const fetch = async () => {
      calls++
      return new Response('', { status: 503 })
    }
    await fetchWithRetries('/x', {}, { fetch })
    expect(calls).toBe(1)
  })
})

describe('silence', () => {
  const hang = (_url: string, init: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  test('error: no answer within the timeout', async () => {
    await expect(fetchWithRetries('/slow', {}, { fetch: hang, timeoutMs: 20 })).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'No answer from /slow within 0.02 s',
      retry: 'later',
    })
  })

  test('error: a service that cannot be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(fetchWithRetries('/x', {}, { fetch })).rejects.toMatchObject({ code: 'UNREACHABLE', retry: 'later' })
  })

  test('behavior: an abort ends the wait for the next attempt', async () => {
    const controller = new AbortController()
    const fetch = async () => throttled({ 'retry-after': '60' })
    const pending = fetchWithRetries('/x', { signal: controller.signal }, { fetch })
    setTimeout(() => controller.abort(), 10)
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('behavior: an abort by the caller is reported as an abort', async () => {
    const controller = new AbortController()
    const pending = fetchWithRetries('/x', { signal: controller.signal }, { fetch: hang })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  })
})
