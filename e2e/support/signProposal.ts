import { expect, type Page } from '@playwright/test'
import { signInWallet } from './demoWallet.ts'
import { pressSign } from './pressSign.ts'

/**
 * Signs the draft under review, which proposes it.
 * @returns When the service's answer had arrived: epoch milliseconds, by the browser's clock.
 */
export async function signProposal(page: Page): Promise<number> {
  await pressSign(page)
  const answered = page.waitForResponse((response) => response.url().endsWith('/propose'))
  await signInWallet(page)
  const response = await answered
  expect(response.status()).toBeLessThan(300)
  await response.finished()
  const { startTime, responseEnd } = response.request().timing()
  return startTime + responseEnd
}
