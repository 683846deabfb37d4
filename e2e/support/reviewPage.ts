import { expect, type Locator, type Page } from '@playwright/test'

export const checksOf = (page: Page): Locator => page.getByRole('region', { name: 'Checks' })

/** The head of the verdict when every check has ended and none blocks signing. */
export const noDanger = (page: Page): Locator =>
  checksOf(page)
    .getByText(/^No problem found$|nothing blocks signing$/)
    .first()

export const expectNoDanger = (page: Page): Promise<void> => expect(noDanger(page)).toBeVisible()

/** Opens a row of "Details", unless it is open: the page remembers what a person opened. */
export async function openDetail(scope: Page | Locator, name: string): Promise<void> {
  const row = scope.getByRole('region', { name: 'Details' }).getByRole('button', { name: new RegExp(`^${name}\\b`) })
  // The place of a row whose content is still being read cannot be opened.
  await expect(row).toBeEnabled()
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}

/** Shows the checks that are folded: those that passed, those that could not run, and all cautions. */
export async function unfoldChecks(page: Page): Promise<void> {
  const folds = checksOf(page).getByRole('button', { name: /^Show( all \d+ cautions)?$/ })
  for (const fold of await folds.all()) await fold.click({ timeout: 1_000 }).catch(() => {})
}
