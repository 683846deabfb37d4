import type { BrowserContext, Page } from '@playwright/test'

/**
 * Notes presses of a pointer that reach the page, from the first page of a context on, each by the text of what it pressed. Where a button moves
 * between the look for it and the press, Playwright takes the press back at the window and looks again: such a press is no click.
 */
export async function countClicks(context: BrowserContext): Promise<void> {
  // A string, because compilers add helpers to functions.
  await context.addInitScript({
    content: `document.addEventListener('pointerdown', ({ target }) => {
      const pressed = target instanceof Element ? (target.closest('a, button, input') ?? target) : null
      const clicks = JSON.parse(sessionStorage.getItem('test.clicks') ?? '[]')
      sessionStorage.setItem('test.clicks', JSON.stringify([...clicks, (pressed?.textContent ?? '').slice(0, 40)]))
    }, true)`,
  })
}

/** What was pressed, in order. */
export const clicksOf = async (page: Page): Promise<readonly string[]> => {
  const noted: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem('test.clicks') ?? '[]'))
  if (!Array.isArray(noted)) throw new Error('No clicks are counted.')
  return noted.map(String)
}
