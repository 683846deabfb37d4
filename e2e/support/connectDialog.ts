import type { Locator, Page } from '@playwright/test'

export const connectDialog = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })

export async function openConnectDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  return connectDialog(page)
}

/** Unfolds the wallets that cannot be used on this device. */
export const openMoreWallets = (page: Page) => connectDialog(page).getByRole('button', { name: 'More wallets' }).click()

/** The row of a wallet: its name, and the remark at the row's end. */
export const walletRow = (page: Page, name: string) =>
  connectDialog(page)
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })

export const walletButton = (page: Page, words: string | RegExp = /^Wallet: /) =>
  page.getByRole('banner').getByRole('button', { name: words })
