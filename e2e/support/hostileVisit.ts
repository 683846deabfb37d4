import { installTestWallets, type TestWallet } from '@countersign/testkit'
import { startHostileProxy, type HostileProxy } from '@countersign/testkit/hostile'
import { testContractAddresses, type DemoKey } from '@countersign/devchain'
import { expect, type Browser, type Page } from '@playwright/test'
import type { LocalChain } from './localChain.ts'
import { serviceUrl } from './serviceUrl.ts'

/** A user with a scripted wallet, whose page uses the service through a proxy that can lie. */
export type HostileVisit = {
  readonly page: Page
  readonly wallet: TestWallet
  readonly proxy: HostileProxy
  readonly close: () => Promise<void>
}

/** The page discards its stored data at every load: a lie is judged alone, not compared with the previous answer. */
const FORGET = `indexedDB.deleteDatabase('countersign-cache')`

/**
 * The user visited two days before and saw the price of the token, so that an honest page signs without a device
 * comparison.
 */
const visitedBefore = (chainId: string): string => {
  const at = Date.now() - 2 * 86_400_000
  const asset = testContractAddresses().testUsd.toLowerCase()
  const prices = JSON.stringify([{ chainId, asset, currency: 'usd', price: '1', since: at, at }])
  return `localStorage.getItem('countersign.prices') ?? localStorage.setItem('countersign.prices', ${JSON.stringify(prices)})`
}

export async function openHostileVisit(
  browser: Browser,
  chain: LocalChain,
  { privateKey }: DemoKey,
  path: string,
): Promise<HostileVisit> {
  const proxy = await startHostileProxy(serviceUrl())
  const context = await browser.newContext()
  const chainId = Number(chain.chainId)
  const [wallet] = await installTestWallets(context, [
    { privateKeys: [privateKey], chainId, rpcUrls: { [chainId]: chain.rpcUrl } },
  ])
  await context.addInitScript({ content: FORGET })
  await context.addInitScript({ content: visitedBefore(chain.chainId) })
  const page = await context.newPage()
  await page.goto(proxy.url + path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
  await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()
  const close = async () => {
    await context.close()
    await proxy.stop()
  }
  return { page, wallet, proxy, close }
}
