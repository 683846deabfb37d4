import type { Page } from '@playwright/test'

/** On the first step of a new account: exactly these networks. */
export async function chooseNetworks(page: Page, names: readonly string[]): Promise<void> {
  const boxes = page.getByRole('table').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  for (const box of await boxes.all())
    if (!names.includes((await box.evaluate((one) => one.closest('th')?.textContent)) ?? '')) await box.uncheck()
}
