import { spareKeys } from '@countersign/devchain'
import type { Page } from '@playwright/test'

/** Kept in the browser's address book before a test begins. */
export const ana = { address: spareKeys[2].address, name: 'Ana' }

/** The person reads, signs and executes; her wallet agrees by itself. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await page.getByRole('button', { name: 'Sign and execute' }).click()
}

export async function approveMessage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
}

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
