import { afterEach, expect, test, vi } from 'vitest'
import { loadNextBuild } from './loadNextBuild.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with a worker that waits. */
function browser() {
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ waiting: { postMessage: (question: unknown) => asked.push(question) } }),
  })
  const asked: unknown[] = []
  const reload = vi.fn()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload })
  return { asked, reload, change: () => container.dispatchEvent(new Event('controllerchange')) }
}

test('behavior: the page is loaded once, when the worker of the other build has taken over', async () => {
  const { asked, reload, change } = browser()
  await loadNextBuild()
  expect([asked, reload.mock.calls.length]).toEqual([['use-build'], 0])
  change()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('behavior: a press is not without effect when the worker before does not end', async () => {
  const { reload } = browser()
  await loadNextBuild()
  vi.advanceTimersByTime(10_000)
  expect(reload).toHaveBeenCalledOnce()
})
