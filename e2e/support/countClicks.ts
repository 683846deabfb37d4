import type { BrowserContext, Page } from '@playwright/test'

/** Counts presses of a pointer, from the first page of a context on. */
export async function countClicks(context: BrowserContext): Promise<void> {
  // A string, because compilers add helpers to functions.
  await context.addInitScript({
    content: `{
      window.clicks = Number(sessionStorage.getItem('test.clicks') ?? 0)
      addEventListener('pointerdown', () => sessionStorage.setItem('test.clicks', String(++window.clicks)), true)
    }`,
  })
}

export const clicksOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'clicks') as unknown))
