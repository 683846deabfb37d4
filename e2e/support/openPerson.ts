import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { connectDemoOwner, type DemoOwnerNumber } from './demoWallet.ts'

type Kept = Exclude<Parameters<Browser['newContext']>[0], undefined>['storageState']

/** What the wallets keep in the browsers of this process. */
const keptByWallets = new Map<string, Kept>()
const OF_WALLETS = /^countersign\.(wallet|wagmi|demo-wallet|recent-wallets|last-chain)/

/**
 * Another person: a browser context of their own, connected as a demo owner, on the page given. Who has connected to the network
 * before comes back, as the last wallet does; nothing else of the other visit is there.
 */
export async function openPerson(browser: Browser, owner: DemoOwnerNumber, path: string): Promise<Page> {
  const storageState = keptByWallets.get(keyOf(owner, path))
  if (storageState === undefined) return openNewPerson(browser, owner, path)
  const page = await (await browser.newContext({ storageState })).newPage()
  await page.goto(path)
  await expect(
    page.getByRole('button', { name: new RegExp(`^Wallet: Demo owner ${owner}(?!.*reconnecting)`) }),
  ).toBeVisible()
  return page
}

/** The same for who was never here: through the connect dialog. */
export async function openNewPerson(browser: Browser, owner: DemoOwnerNumber, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await connectDemoOwner(page, owner)
  keptByWallets.set(keyOf(owner, path), await walletsOf(context))
  return page
}

/** By network, too: a wallet that comes back stands where it stood. */
const keyOf = (owner: DemoOwnerNumber, path: string): string => `${owner} ${/(\w+):0x/.exec(path)?.[1] ?? ''}`

async function walletsOf(context: BrowserContext): Promise<Kept> {
  const { origins } = await context.storageState()
  return {
    cookies: [],
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => OF_WALLETS.test(name)),
    })),
  }
}
