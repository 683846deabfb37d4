import { expect, type Page } from '@playwright/test'

/**
 * Opens another page of the application in the loaded document, as its own links do: the scripts are not evaluated again. For a step that is not
 * about loading, from a page of another title.
 *
 * @param path begins with a slash
 */
export async function openInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = ''
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // The page that is left has content too: the next step must not act on it.
  await expect(page).toHaveTitle(/Countersign$/)
}
