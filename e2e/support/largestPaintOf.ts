import type { Page } from '@playwright/test'

/** Time of the last of the largest paints, and the first words of what it painted. */
type LargestPaint = { readonly ms: number; readonly words: string }

/** Measures from the next navigation on. Call before the page is opened. */
export const watchLargestPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found = { ms: 0, words: '' }
    Object.assign(globalThis, { largestPaint: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        found.ms = entry.startTime
        found.words = element instanceof Element ? (element.textContent ?? '').slice(0, 60) : ''
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** The largest paint since the page was opened. */
export const largestPaintOf = (page: Page): Promise<LargestPaint> =>
  page.evaluate((): LargestPaint => Reflect.get(globalThis, 'largestPaint'))
