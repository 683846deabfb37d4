import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectEventSource } from './connectEventSource.ts'
import { openEventStream } from './openEventStream.ts'

/** Node has no EventSource. This one breaks immediately, like a server that sends `retry: 0` and ends the answer. */
class BreakingSource extends EventTarget {
  static opened = 0
  isClosed = false
  constructor(readonly url: string) {
    super()
    BreakingSource.opened++
    setTimeout(() => {
      if (!this.isClosed) this.dispatchEvent(new Event('open'))
    }, 1)
    setTimeout(() => {
      if (!this.isClosed) this.dispatchEvent(new Event('error'))
    }, 2)
  }
  close() {
    this.isClosed = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', BreakingSource)
  BreakingSource.opened = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('behavior: a stream that breaks immediately is opened again after growing pauses, whatever the server requests', () => {
  const opened: boolean[] = []
  const onBreak = vi.fn<() => void>()
  const stream = openEventStream({
    connect: connectEventSource('/v1/events', []),
    onOpen: (isAgain) => opened.push(isAgain),
    onEvent: () => {},
    onBreak,
  })
  vi.advanceTimersByTime(60_000)
  expect(BreakingSource.opened).toBeGreaterThanOrEqual(4)
  expect(BreakingSource.opened).toBeLessThanOrEqual(8)
  expect(opened.slice(0, 2)).toEqual([false, true])
  expect(onBreak).toHaveBeenCalled()
  stream.close()
  const before = BreakingSource.opened
  vi.advanceTimersByTime(120_000)
  expect(BreakingSource.opened).toBe(before)
})
