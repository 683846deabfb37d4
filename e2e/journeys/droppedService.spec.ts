import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'

test('error: without the service pages show cached data with its time, and recover', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const strip = page.getByText(/^The service has not answered since \d\d:\d\d/)
  const toService = ({ pathname }: URL) => pathname.startsWith('/v1/') || /^\/(boot|config)\.json$/.test(pathname)
  const row = page.getByRole('link', { name: /^Send 2,500\.00 TUSD/ })
  await page.goto(`${path}/history`)
  await expect(page.getByRole('link', { name: 'Account created' })).toBeVisible()
  await untilKept(page, ['history'])
  await page.goto(`${path}/queue`)
  await expect(page.getByRole('listitem').filter({ has: row })).toContainText('Verified')
  await untilKept(page, ['queue', 'history', 'chains', 'config'])

  await test.step('queue and history stay', async () => {
    await page.route(toService, (route) => route.abort('connectionrefused'))
    await page.reload()
    await expect(row).toBeVisible()
    await expect(strip).toBeVisible()
    await expect(page.getByRole('listitem').filter({ has: row })).toContainText(/As of \d\d:\d\d/)
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(page.getByText('The service did not answer. This is the cached queue.')).toBeVisible()
    await expect(strip).toBeVisible()
    await page.goto(`${path}/history`)
    await expect(page.getByRole('link', { name: 'Account created' })).toBeVisible()
    await expect(strip).toBeVisible()
  })

  await test.step('a page without cached data says what failed', async () => {
    await page.goto(`${path}/transactions/0x${'1'.repeat(64)}`)
    await expect(page.getByRole('alert').filter({ hasText: 'The service did not send the transaction' })).toBeVisible()
  })

  await test.step('retry works once it is back', async () => {
    await page.goto(`${path}/queue`)
    await expect(strip).toBeVisible()
    // Answers wait until the button was pressed; otherwise a poll of the page could reach the service first.
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(toService, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: 'Retry now' }).click()
    release()
    await expect(strip).toBeHidden()
    await expect(page.getByRole('listitem').filter({ has: row })).toContainText('Verified')
  })

  await test.step('the overview stays when the host of the page is lost as well', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible()
    // The strips that say so come in the same file as the list of sources, after the content.
    await expect(page.getByLabel('Data sources')).toContainText('Service')
    await page.route('**', (route) => route.abort('connectionrefused'))
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Next in queue' })).toBeVisible()
  })
})

/** The page stores its data a moment after it arrives. */
async function untilKept(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        // Opening the database before the page has created it would create it without its table.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'countersign-cache')) return false
        const open = indexedDB.open('countersign-cache')
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          open.onsuccess = () => resolve(open.result)
          open.onerror = () => reject(open.error)
        })
        const request = database.transaction('queries').objectStore('queries').get('query-cache')
        const kept = await new Promise<unknown>((resolve) => (request.onsuccess = () => resolve(request.result)))
        database.close()
        const text = JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
        return wanted.every((name) => text.includes(`"${name}"`))
      }, names),
    )
    .toBe(true)
}
