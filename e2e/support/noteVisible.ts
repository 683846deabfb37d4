import type { Page } from '@playwright/test'

/**
 * When a link that begins with these words is first visible in a page's main part: noted by the page itself, because asking from
 * outside would come late on a busy machine. Call it before it can be there; the page must not be left meanwhile.
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
