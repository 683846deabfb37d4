import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectAccessibleInLight } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { tamperJson } from '../support/tamperJson.ts'
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
  await expect(frame).toHaveText('', { useInnerText: true })
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
  const answered = page.waitForResponse(/\/boot\.json/)
  // Only after the answer, so that the entry is started by what decides about the words.
  await page.route(/\/assets\/words-[^/]+\.js$/, async (route) => {
    await (await answered).finished()
    await route.continue()
  })
  await page.goto(`${path}/history?type=incoming`, { waitUntil: 'commit' })
  await expect(page.locator('link[data-started]')).toHaveCount(1)
  await expect(frame.getByRole('main')).toHaveText('', { useInnerText: true })
  await page.goto(path, { waitUntil: 'commit' })
  await frame.getByRole('link').first().click()
  await expect(page).toHaveURL(String(address))
})

test('error: a page whose own script does not load says so, in the language of the browser, and loads again on request', async ({
  page,
}) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const failure = page.locator('#root + div').getByRole('alert')
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort())
  await page.goto(`${path}/queue`)
  await expect(failure).toContainText('A file of this page is missing or differs from the build.')
  await expectAccessibleInLight(page, 'failed start')
  await page.evaluate(() => localStorage.setItem('countersign.language', 'de'))
  await page.reload()
  await expect(failure).toContainText('Eine Datei dieser Seite fehlt')
  await page.evaluate(() => localStorage.removeItem('countersign.language'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await failure.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('behavior: the rows of a phone show a long amount on more lines, and the focus of a link with another spelling is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { path } = demoTreasury(await localChain('dev1'))
  let letPass = () => {}
  const isHeld = new Promise<void>((resolve) => (letPass = resolve))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isHeld
    await route.continue()
  })
  await tamperJson(
    page,
    (pathname) => pathname === '/boot.json',
    (body) =>
      JSON.parse(JSON.stringify(body).replaceAll('"tokenSymbol":"TUSD"', '"tokenSymbol":"WRAPPEDSTAKEDETHEREUM"')),
  )
  await page.goto(`${path.toLowerCase()}/history`, { waitUntil: 'commit' })
  const frame = page.locator('#root + div')
  const link = frame.getByRole('link').first()
  await expect(link).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await width()).toBeLessThanOrEqual(0)
  const narrowest = await frame
    .getByRole('link')
    .evaluateAll((links) => Math.min(...links.map((one) => one.getBoundingClientRect().width)))
  expect(narrowest).toBeGreaterThan(60)
  await link.focus()
  letPass()
  await expect(frame).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#root main') !== null)).toBe(true)
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
