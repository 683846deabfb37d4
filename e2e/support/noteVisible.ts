import type { Page } from '@playwright/test'

/**
 * The time at which a link that begins with this text is first visible in a page's main part. The page itself records
 * it, because a measurement from outside would be late on a busy machine. Call it before the link can be present; the
 * page must not be left meanwhile.
 *
 * @returns Epoch milliseconds, by the browser's clock.
 */
export const noteVisible = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const links = [...document.querySelectorAll('main a')]
          if (!links.some((link) => link.textContent.trim().startsWith(wanted) && link.checkVisibility())) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        look()
      }),
    words,
  )
