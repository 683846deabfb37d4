import { expect } from '@playwright/test'
import { appUrl, pathOfApp, test } from './support/host.ts'

test('error: apps SDK 0.4.2 speaks another protocol, and the page says so', async ({ host: { page, account } }) => {
  await page.goto(pathOfApp(account, 'sdk-0.4.2'))
  await page.getByRole('button', { name: 'Open app' }).click()
  await expect(page.getByText('This app uses an unsupported protocol.')).toBeVisible()
  await expect(page.getByText('uses protocol version 0 for Safe Apps')).toBeVisible()
  // The frame stays in the page, so that no request reaches the user; it is only not visible.
  expect(page.frames().some((frame) => frame.url().startsWith(appUrl('sdk-0.4.2')))).toBe(true)
  await expect(page.locator('iframe')).toBeHidden()
})
