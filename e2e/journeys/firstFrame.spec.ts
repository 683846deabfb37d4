import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectAccessibleInLight } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'

test('behavior: the frame of the page is visible before its script, in the shape of the address, and then gone', async ({
  page,
}) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const frame = page.locator('#root + div')
  const rows = frame.locator('.cs-panel > div').filter({ visible: true })
  const parts = frame.locator('[class*="switcher_"]')
  await page.route(/\/assets\/(index|words)-[^/]+\.js$/, () => new Promise(() => {}))

  await page.goto(`${path}/queue`, { waitUntil: 'commit' })
  await expect(frame).toBeVisible()
  await expect(rows).toHaveCount(5)
  await expect(parts).toBeVisible()
  // Without words, there is nothing in it for assistive technology.
  await expect(frame).toHaveText('')
  await expect(frame.getByRole('link')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)

  await page.goto('/accounts', { waitUntil: 'commit' })
  await expect(rows).toHaveCount(2)
  await expect(parts).toBeHidden()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${path}/queue`)
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('behavior: the first rows are links before the page is drawn, said to be unchecked, and the focus stays on one', async ({
  page,
}) => {
  const { path } = demoTreasury(await localChain('dev1'))
  let letPass = () => {}
  const isHeld = new Promise<void>((resolve) => (letPass = resolve))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const frame = page.locator('#root + div')
  const main = page.getByRole('main')
  const first = main.getByRole('link', { name: /^Send 2,500.00 TUSD to/ })
  await expect(frame.getByRole('main')).toContainText('As the service lists it. Not checked yet.')
  await expect(frame.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
  await expectAccessibleInLight(page, 'first frame')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const address = await first.getAttribute('href')
  expect(address).toMatch(/^\/safes\/dev1:0x[^/]+\/transactions\/multisig_0x/)
  letPass()
  await expect(frame).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('href', String(address))

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/\/assets\/index-[^/]+\.js$/, () => new Promise(() => {}))
  // A filter lists other rows.
  await page.goto(`${path}/history?type=incoming`, { waitUntil: 'commit' })
  await expect(page.locator('link[data-started]')).toHaveCount(1)
  await expect(frame.getByRole('main')).toHaveText('')
  await page.goto(path, { waitUntil: 'commit' })
  await frame.getByRole('link').first().click()
  await expect(page).toHaveURL(String(address))
})

test('behavior: a later visit sees the rows of the last one before any script, said to be old', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const title = 'Send 2,500.00 TUSD'
  const frame = page.locator('#root + div').getByRole('main')
  await page.goto(`${path}/queue`)
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  await keptRows(page, `${path}/queue`)

  await page.route(/\/assets\/(index|words)-[^/]+\.js$/, () => new Promise(() => {}))
  await page.goto(`${path}/queue`, { waitUntil: 'commit' })
  await expect(frame.getByText(/^Last seen .+/)).toBeVisible()
  await expect(frame.getByText(title).first()).toBeVisible()
  // Another page of the account has no rows yet, and gets its empty places.
  await page.goto(`${path}/history`, { waitUntil: 'commit' })
  await expect(page.locator('#root + div .cs-panel > div').filter({ visible: true })).toHaveCount(8)
  await expect(frame.getByText(title)).toHaveCount(0)
})

/** Rows are kept when the page is left; what keeps them is loaded after the content. */
async function keptRows(page: Page, path: string) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(await page.evaluate(() => localStorage.getItem('countersign.rows'))).toContain(path)
  }).toPass()
}
