import type { DemoKey } from '@countersign/devchain'
import { installTestWallets, type TestWallet } from '@countersign/testkit'
import { expect, type Browser, type Page } from '@playwright/test'
import type { LocalChain } from './localChain.ts'

/** A user whose browser has a scripted EIP-6963 wallet, connected on the given page. */
export async function openWithWallet(
  browser: Browser,
  chain: LocalChain,
  { privateKey }: DemoKey,
  path: string,
): Promise<{ page: Page; wallet: TestWallet }> {
  const context = await browser.newContext()
  const chainId = Number(chain.chainId)
  const [wallet] = await installTestWallets(context, [
    { privateKeys: [privateKey], chainId, rpcUrls: { [chainId]: chain.rpcUrl } },
  ])
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
  await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()
  return { page, wallet }
}
