import type { Page } from '@playwright/test'

type Shift = { readonly total: number; readonly moved: readonly string[] }

/** Measures from the next navigation on. Call before the page is opened. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found: { total: number; moved: string[] } = { total: 0, moved: [] }
    Object.assign(globalThis, { layoutShift: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        if (typeof value !== 'number' || Reflect.get(entry, 'hadRecentInput') === true) continue
        found.total += value
        const sources: unknown = Reflect.get(entry, 'sources')
        for (const source of Array.isArray(sources) ? sources : [])
          found.moved.push(
            `${value.toFixed(3)} ${String(source.node?.nodeName)} ${String(source.node?.className ?? '')} ${source.previousRect?.y}+${source.previousRect?.height} to ${source.currentRect?.y}+${source.currentRect?.height}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all shifts since the page was opened, and what moved. */
export const layoutShiftOf = (page: Page): Promise<Shift> =>
  page.evaluate((): Shift => Reflect.get(globalThis, 'layoutShift'))
