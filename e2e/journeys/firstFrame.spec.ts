import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
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
  // Assistive technology ignores it, and it contains no text.
  await expect(frame).toHaveAttribute('aria-hidden', 'true')
  await expect(frame).toHaveText('')
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)

  await page.goto('/accounts', { waitUntil: 'commit' })
  await expect(rows).toHaveCount(2)
  await expect(parts).toBeHidden()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${path}/queue`)
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
  await expect(frame).toBeHidden()
})

test('behavior: the first rows are readable before the page is drawn, said to be unchecked', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  await page.route(/\/assets\/index-[^/]+\.js$/, () => new Promise(() => {}))
  await page.goto(path, { waitUntil: 'commit' })
  const frame = page.locator('#root + div')
  await expect(frame.locator('[data-words^="Send 2,500.00 TUSD to"]')).toBeVisible()
  await expect(frame.locator('[data-words]').filter({ visible: true }).first()).toHaveAttribute(
    'data-words',
    'As the service lists it. Not checked yet.',
  )
  await expect(frame.locator('[data-total^="$"]')).toBeVisible()
  // A filter lists other rows.
  await page.goto(`${path}/history?type=incoming`, { waitUntil: 'commit' })
  await expect(page.locator('link[data-started]')).toHaveCount(1)
  await expect(frame.locator('[data-words]:not([data-words=""])')).toHaveCount(0)
})

test('behavior: a later visit sees the rows of the last one before any script, said to be old', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const title = 'Send 2,500.00 TUSD'
  const places = page.locator('#root + div [data-words]')
  await page.goto(`${path}/queue`)
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  await keptRows(page, `${path}/queue`)

  await page.route(/\/assets\/(index|words)-[^/]+\.js$/, () => new Promise(() => {}))
  await page.goto(`${path}/queue`, { waitUntil: 'commit' })
  const seen = places.filter({ visible: true })
  await expect(seen.first()).toHaveAttribute('data-words', /^Last seen .+/)
  await expect(page.locator(`#root + div [data-words*="${title}"]`).first()).toBeVisible()
  // Another page of the account has no rows yet, and gets its empty places.
  await page.goto(`${path}/history`, { waitUntil: 'commit' })
  await expect(page.locator('#root + div .cs-panel > div').filter({ visible: true })).toHaveCount(8)
  await expect(page.locator(`#root + div [data-words*="${title}"]`)).toHaveCount(0)
})

/** Rows are kept when the page is left; what keeps them is loaded after the content. */
async function keptRows(page: Page, path: string) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(await page.evaluate(() => localStorage.getItem('countersign.rows'))).toContain(path)
  }).toPass()
}
