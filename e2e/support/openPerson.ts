import type { Browser, Page } from '@playwright/test'
import { connectDemoOwner, type DemoOwnerNumber } from './demoWallet.ts'

/** Another person: a browser context of their own, connected as a demo owner, on the page given. */
export async function openPerson(browser: Browser, owner: DemoOwnerNumber, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await connectDemoOwner(page, owner)
  return page
}
