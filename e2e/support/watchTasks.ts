import type { Page } from '@playwright/test'

/**
 * Collects the page's long tasks (over 50 ms) from its first script on. Stored at the window, because the document's
 * element is replaced during loading.
 */
export async function watchTasks(page: Page): Promise<{ longest: () => Promise<number> }> {
  await page.addInitScript(() => {
    Reflect.set(window, 'longestTask', 0)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longestTask', Math.max(duration, Number(Reflect.get(window, 'longestTask'))))
    }).observe({ type: 'longtask', buffered: true })
  })
  return { longest: () => page.evaluate(() => Number(Reflect.get(window, 'longestTask'))) }
}
