import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { otherBuild } from '../support/otherBuild.ts'
import { saveData } from '../support/saveData.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 90_000,
    })
    .toBe('activated')
const buildOf = (page: Page) => page.locator('meta[name="countersign-build"]').getAttribute('content')

test('behavior: a page that was opened once opens without a connection, with what was last seen, and can be forgotten', async ({
  context,
  page,
}) => {
  await saveData(context, false)
  const { path } = demoTreasury(await localChain('dev1'))
  const row = page.getByRole('link', { name: /^Send 2,500\.00 TUSD/ }).first()
  await page.goto(`${path}/queue`)
  await expect(row).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await page.goto(`${path}/queue`)
  await expect(row).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  // A page that was never opened here.
  await page.goto('/settings/build')
  const copy = page.getByRole('region', { name: 'Copy in this browser' })
  await expect(copy).toContainText('This browser keeps the files of this build')
  await context.setOffline(false)
  await copy.getByRole('button', { name: 'Remove the copy' }).click()
  await expect(copy).toContainText('The copy is removed')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('behavior: another build of the host waits until the person chooses it', async ({ browser }) => {
  const files = { 'config.json': JSON.stringify({ clientServiceUrl: serviceUrl() }) }
  const host = await serveFolder(built, '/', files)
  try {
    const context = await browser.newContext()
    await saveData(context, false)
    const page = await context.newPage()
    await page.goto(`${host.url}#/accounts`)
    const before = await buildOf(page)
    await untilKept(page)
    const other = otherBuild(built)
    Object.assign(files, other.files)
    await page.reload()
    const strip = page.getByRole('status').filter({ hasText: 'This host has another build of the page.' })
    await expect(strip).toContainText(`${before?.slice(0, 8)}, and ${other.number.slice(0, 8)} is ready`)
    expect(await buildOf(page)).toBe(before)
    await strip.getByRole('button', { name: 'Use it' }).click()
    await expect.poll(() => buildOf(page).catch(() => null)).toBe(other.number)
    await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
    await expect(strip).toBeHidden()
  } finally {
    host.close()
  }
})

test('error: a host whose file is not the one of its list gets no worker', async ({ browser }) => {
  const wrong = { 'ahead.json': '[]' }
  const host = await serveFolder(built, '/', wrong)
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(host.url)
    const state = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('./worker.js')
      return new Promise((done) => installing?.addEventListener('statechange', () => done(installing.state)))
    })
    expect(state).toBe('redundant')
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null),
    ).toBeNull()
  } finally {
    host.close()
  }
})
