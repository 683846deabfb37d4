import type { Page } from '@playwright/test'

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's window
  var layoutShift: number | undefined
}

/** Measures from the next navigation on. Call before the page is opened. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
          globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all shifts since the page was opened. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.layoutShift ?? 0)
