import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { saveData } from '../support/saveData.ts'
import { builtScriptOf } from '../support/builtScriptOf.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search' })

// A browser without service workers; `offline` has one.
test.use({ serviceWorkers: 'block' })

/** The other tests need files that were not fetched. After ten seconds a page fetches all of them, unless the browser saves data. */
const NEEDS_ALL_FILES = 'behavior: without a connection, pages and dialogs open that were not opened before'

test.beforeEach(async ({ context, page }) => {
  const chain = await localChain('dev1')
  await saveData(context, test.info().title !== NEEDS_ALL_FILES)
  await keepAccount(context, chain, demoTreasury(chain).address)
  await page.goto(`${demoTreasury(chain).path}/queue`)
  // Its rows are readable before the page listens for keys.
  await expect(page.getByRole('button', { name: /^Search or jump to/ })).toBeVisible()
  await expect(page.getByText('Send 2,500.00 TUSD').first()).toBeVisible()
})

test(NEEDS_ALL_FILES, async ({ context, page }) => {
  const fetched = () =>
    page.evaluate(async () => {
      const names: string[] = await (await fetch('/ahead.json')).json()
      const entries = new Set(
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
      )
      return names.length - names.filter((name) => entries.has(name)).length
    })
  await page.evaluate(() => performance.setResourceTimingBufferSize(2000))
  await expect.poll(fetched, { message: 'files that are not fetched yet', timeout: 60_000 }).toBe(0)
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['Address book', 'Assets', 'History', 'Settings']) {
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText(/dynamically imported|did not arrive/)).toHaveCount(0)
  }
})

test('error: a page whose file does not arrive says so in words, keeps the rest, and can be tried again', async ({
  context,
  page,
}) => {
  await context.route('**/assets/address-book-*.js', (route) => route.abort())
  await main(page).getByRole('link', { name: 'Address book' }).click()
  await expect(page.getByText('This page did not arrive')).toBeVisible()
  await expect(page.getByText(/dynamically imported/)).toHaveCount(0)
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Address book', level: 1 })).toBeVisible()
})

test('error: a dialog whose file does not arrive says so in words, and opens when it does', async ({
  context,
  page,
}) => {
  await context.route(`**/${await builtScriptOf('palette/Palette.tsx')}`, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(page.getByText('A part of this page did not arrive')).toBeVisible()
  await context.unrouteAll()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
})
