import { expect, type Page } from '@playwright/test'

export type DemoOwnerNumber = 1 | 2 | 3

/** Answers the demo wallet's own dialog. */
export async function answerDemoWallet(page: Page, title: string | RegExp, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export const shareAddress = (page: Page) => answerDemoWallet(page, 'Share an address?', 'Connect')
export const signInWallet = (page: Page) => answerDemoWallet(page, 'Sign this?', 'Sign')
export const sendInWallet = (page: Page) => answerDemoWallet(page, 'Send this transaction?', 'Send')

/** Through the connect dialog, like a visitor. */
export async function connectDemoOwner(page: Page, number: DemoOwnerNumber): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: `Demo owner ${number}` }).click()
  await shareAddress(page)
  await expect(page.getByRole('button', { name: `Wallet: Demo owner ${number}` })).toBeVisible()
}
