import type { Page } from '@playwright/test'

/** Milliseconds from the start of the navigation until this text is on the page. */
export async function timeUntilText(page: Page, words: string): Promise<number> {
  const seen = await page.waitForFunction(
    (text) => (document.querySelector('#root main')?.textContent?.includes(text) ? performance.now() : null),
    words,
    { timeout: 60_000, polling: 'raf' },
  )
  return Math.round(Number(await seen.jsonValue()))
}
