import { expect, type Browser, type Page } from '@playwright/test'
import { connectDemoOwner, type DemoOwnerNumber } from './demoWallet.ts'
import { localChain, localChainNames } from './localChain.ts'
import { serviceUrl } from './serviceUrl.ts'

type Entries = { name: string; value: string }[]

/** What connecting leaves in the browser, by owner and network: the next visit begins as after a reload. */
const remembered = new Map<string, Entries>()

/** Another person: a browser context of their own, connected as a demo owner, on the page given. */
export async function openPerson(browser: Browser, owner: DemoOwnerNumber, path: string): Promise<Page> {
  const network = localChainNames.find((name) => path.includes(`/${name}:`))
  const visit = `${owner} ${network}`
  const known = remembered.get(visit)
  const origins = known ? [{ origin: new URL(serviceUrl()).origin, localStorage: known }] : []
  const context = await browser.newContext({ storageState: { cookies: [], origins } })
  const page = await context.newPage()
  await page.goto(path)
  if (known) {
    await expect(page.getByRole('button', { name: `Wallet: Demo owner ${owner}` })).toBeVisible()
    return page
  }
  const before = await storageOf(page)
  await connectDemoOwner(page, owner)
  await expectKept(page, network && (await localChain(network)).chainId)
  const after = await storageOf(page)
  remembered.set(
    visit,
    after.filter(({ name, value }) => !before.some((one) => one.name === name && one.value === value)),
  )
  return page
}

const storageOf = (page: Page): Promise<Entries> =>
  page.evaluate(() => Object.entries(localStorage).map(([name, value]) => ({ name, value: String(value) })))

/** The wallet is kept, on the network it was moved to. */
async function expectKept(page: Page, chainId: unknown = expect.any(String)): Promise<void> {
  const kept = () => page.evaluate((): unknown => JSON.parse(localStorage.getItem('countersign.wallet') ?? 'null'))
  await expect.poll(kept).toMatchObject({ chainId })
}
