import { describe, expect, test } from 'vitest'
import { pause, throttleWaitMs } from './throttle.ts'

describe('throttleWaitMs', () => {
  test('behavior: a random share of a doubling number of 100 ms slots', () => {
    expect([0, 1, 3, 5].map((attempt) => throttleWaitMs(attempt, null, () => 0.9))).toEqual([0, 100, 700, 2800])
  })

  test('behavior: Retry-After in seconds or as a date has priority, and other text is ignored', () => {
    expect(throttleWaitMs(5, '2', () => 0.9)).toBe(2000)
    const date = new Date(Date.now() + 60_000).toUTCString()
    expect(throttleWaitMs(0, date)).toBeGreaterThan(55_000)
    expect(throttleWaitMs(0, date)).toBeLessThanOrEqual(60_000)
    expect(throttleWaitMs(0, new Date(0).toUTCString())).toBe(0)
    expect(throttleWaitMs(1, 'soon', () => 0.9)).toBe(100)
  })
})

describe('pause', () => {
  test('behavior: an abort ends the wait at once with its reason', async () => {
    const controller = new AbortController()
    const waiting = pause(60_000, controller.signal)
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(pause(60_000, controller.signal)).rejects.toThrow('left')
  })
})
