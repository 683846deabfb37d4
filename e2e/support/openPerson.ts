import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { connectDemoOwner, type DemoOwnerNumber } from './demoWallet.ts'

type Kept = Exclude<Parameters<Browser['newContext']>[0], undefined>['storageState']

/** The stored data of the wallets, per browser of this process. */
const keptByWallets = new Map<string, Kept>()
const OF_WALLETS = /^countersign\.(wallet|wagmi|demo-wallet|recent-wallets|last-chain)/

/**
 * Another user: a separate browser context, connected as a demo owner, on the given page. A user that has connected
 * on the network before is reconnected to the last wallet; nothing else of the earlier visit is kept.
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

/** The same for a user without an earlier visit: through the connect dialog. */
export async function openNewPerson(browser: Browser, owner: DemoOwnerNumber, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await connectDemoOwner(page, owner)
  keptByWallets.set(keyOf(owner, path), await walletsOf(context))
  return page
}

/** By network as well: a reconnected wallet keeps its chain. */
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
