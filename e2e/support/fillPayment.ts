import type { Page } from '@playwright/test'

type Payment = { recipient: string; token: string; amount: string }

/** Fills one row of the send form. */
export async function fillPayment(page: Page, row: number, { recipient, token, amount }: Payment): Promise<void> {
  await page.getByRole('combobox', { name: `Recipient ${row}` }).fill(recipient)
  await page.getByRole('combobox', { name: `Token ${row}` }).selectOption(token)
  await page.getByRole('textbox', { name: `Amount ${row}` }).fill(amount)
}
