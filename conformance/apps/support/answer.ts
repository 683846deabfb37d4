import { spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'

/** Kept in the browser's address book before a test begins. */
export const ana = { address: spareKeys[2].address, name: 'Ana' }

/**
 * The user reviews the request, signs and executes, and returns to the app; the scripted wallet confirms by itself.
 * @returns the app's answer
 */
export async function approve<Answer>(page: Page, asked: Promise<Answer>): Promise<Answer> {
  await review(page, 'Sign and execute')
  const answer = await asked
  await page.getByRole('region', { name: 'Outcome' }).getByText('Executed').first().waitFor()
  await back(page)
  return answer
}

/** The same for a message that needs no transaction. */
export async function approveMessage<Answer>(page: Page, asked: Promise<Answer>): Promise<Answer> {
  await review(page, 'Sign message')
  const answer = await asked
  await back(page)
  return answer
}

export async function review(page: Page, act: string): Promise<void> {
  const read = page.getByRole('button', { name: 'Review and sign' })
  await read.waitFor()
  // A click in the moment in which the request moved does not count, so that no app can time one: she clicks again.
  await expect(async () => {
    if (await read.isVisible()) await read.click({ timeout: 5_000 })
    await expect(read).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: act, exact: true }).click()
}

/** To the app, from the page on which its request was read. */
export const back = (page: Page): Promise<void> => page.getByRole('link', { name: 'Back to app' }).click()

export async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click()
}

/** She is asked for her contacts and gives one. */
export async function shareContact(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Address book request' })
    .getByRole('button', { name: 'Choose contacts' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Share these contacts' })
  await dialog.getByRole('checkbox', { name: `Share ${ana.name}` }).check()
  await dialog.getByRole('button', { name: 'Share 1 contact' }).click()
}
