import { demoOwners } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { tamperJson, withValue } from '../support/tamperJson.ts'
import { test } from '../support/test.ts'

const PAGES = ['/accounts', '/', '/create']

test('behavior: without a local chain in the configuration there are no demo owners and no demo keys', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await tamperJson(
    page,
    (path) => path === '/config.json',
    (body) => withValue(body, ['demo'], undefined),
  )
  await tamperJson(
    page,
    (path) => path === '/boot.json',
    (body) => withValue(body, ['config', 'demo'], undefined),
  )
  await page.addInitScript(() => {
    addEventListener('eip6963:announceProvider', () => {
      document.documentElement.dataset['announced'] = 'yes'
    })
  })
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    await dialog.getByRole('button', { name: 'More wallets' }).click()
    await expect(dialog.getByRole('button', { name: 'Browser wallet not installed' })).toBeVisible()
    await expect(page.getByText('Demo', { exact: false })).toHaveCount(0)
    await expect(page.locator('html[data-announced]')).toHaveCount(0)
  }
  const texts = await Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()))
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const { privateKey } of demoOwners) {
    const key = privateKey.slice(2)
    expect([...texts, stored, await page.content()].filter((text) => text.includes(key))).toEqual([])
  }
})
