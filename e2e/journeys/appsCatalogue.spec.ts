import { expect, type Page } from '@playwright/test'
import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDemoOwner, sendInWallet } from '../support/demoWallet.ts'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { openInPage } from '../support/openInPage.ts'
import { serveFolder, type ServedFolder } from '../support/serveFolder.ts'
import { test } from '../support/test.ts'
import { chooseNetworks } from '../support/chooseNetworks.ts'

/** Two apps on a server of their own: a plain one, and one with the name of a listed one. */
let folder: string
let served: ServedFolder
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-apps-'))
  for (const [name, manifest] of Object.entries({
    grants: { name: 'Grant desk', description: 'Read and pay grants', icons: [], safe_apps_permissions: ['camera'] },
    // The second word in letters of another alphabet.
    fake: { name: 'Demo аpp', description: 'Everything', icons: [] },
  })) {
    await mkdir(join(folder, name))
    writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, name, 'index.html'), '<!doctype html><title>App</title><h1>Hello</h1>')
  }
  served = await serveFolder(folder, '/')
})
test.afterAll(() => {
  served.close()
  rmSync(folder, { recursive: true })
})

test('behavior: apps are found, pinned, added by address with the warning they need, removed and brought back, and shared', async ({
  page,
  context,
}) => {
  const chain = await localChain('dev1')
  const { path, address } = demoTreasury(chain)
  await keepAccount(context, chain, address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const app = (name: string) => page.getByRole('row', { name })
  await test.step('the list is searched, and an app is pinned', async () => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Apps', exact: true }).click()
    await expect(app('Demo app')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search apps' }).fill('wallet inside')
    await expect(app('Demo app')).toBeHidden()
    await expect(app('Countersign')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search apps' }).fill('')
    await page.getByRole('button', { name: 'Pin Demo app' }).click()
    await expect(page.getByRole('table', { name: 'Pinned apps' }).getByText('Demo app')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unpin Demo app' })).toBeVisible()
  })
  const panel = page.getByRole('complementary', { name: 'Add an app by address' })
  const addressField = panel.getByRole('textbox', { name: 'Address' })
  await test.step('addresses that cannot be added say why', async () => {
    await page.getByRole('button', { name: 'Add an app' }).click()
    await addressField.fill('http://swap.example')
    await expect(panel).toContainText('The URL is invalid: http is only accepted on localhost')
    await addressField.fill(new URL(page.url()).origin)
    await expect(panel).toContainText('is this wallet’s own address')
    await addressField.fill(`${served.url}none`)
    await expect(panel).toContainText(`Failed to fetch manifest from ${served.url}none`)
    await expect(panel).toContainText("The app doesn't support Safe App functionality")
  })
  await test.step('a name like a listed one is reported, with the relevant part of the URL', async () => {
    await addressField.fill(`${served.url}fake`)
    await expect(panel).toContainText('Not in the list, but named like a listed app')
    await expect(panel).toContainText(new URL(served.url).host)
    await expect(panel.getByRole('button', { name: 'Add and open' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page, 'an unlisted app, about to be added')
  })
  await test.step('an own app is added after the disclaimer, with the feature that was ticked', async () => {
    await addressField.fill(`${served.url}grants`)
    await expect(panel).toContainText('“Grant desk”')
    await expect(panel.getByRole('checkbox', { name: 'Camera' })).not.toBeChecked()
    await panel.getByRole('checkbox', { name: 'Camera' }).check()
    await panel.getByRole('checkbox', { name: /^I trust/ }).check()
    await panel.getByRole('button', { name: 'Add and open' }).click()
    await expect(page).toHaveURL(/\/apps\/open\?appUrl=/)
    // The address changes before the page does.
    await expect(page).toHaveTitle(/^Grant desk/)
    await openInPage(page, `${path}/apps`)
    await expect(page.getByRole('table', { name: 'Your apps' }).getByRole('row')).toContainText(['', 'Camera'])
    await page.getByRole('button', { name: 'Add an app' }).click()
    await addressField.fill(`${served.url}grants/?again`)
    await expect(panel).toContainText('This Safe App is already in the list')
  })
  await test.step('removed with its permissions, and restored with them', async () => {
    await page.getByRole('button', { name: 'About Grant desk' }).click()
    await page.getByRole('button', { name: 'Remove app' }).click()
    await expect(page.getByRole('table', { name: 'Your apps' })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('table', { name: 'Your apps' }).getByRole('row')).toContainText(['', 'Camera'])
  })
  await test.step('its permissions are revoked', async () => {
    await page.getByRole('link', { name: 'App permissions' }).click()
    const origin = page.getByRole('region', { name: new URL(served.url).origin })
    await expect(origin.getByRole('checkbox', { name: 'Camera' })).toBeChecked()
    await expectAccessible(page, 'permissions of an app')
    await origin.getByRole('button', { name: 'Clear all' }).click()
    await expect(origin.getByRole('checkbox', { name: 'Camera' })).not.toBeChecked()
    await origin.getByRole('button', { name: /^Forget/ }).click()
    await expect(page.getByText('No app has permissions.')).toBeVisible()
  })
  await test.step('a link to it asks the other user for an account', () => followSharedLink(page, path))
})

async function followSharedLink(page: Page, path: string): Promise<void> {
  await openInPage(page, `${path}/apps`)
  await page.getByRole('button', { name: 'About Grant desk' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link.replace('/share/safe-app', '/apps/open'))
  await expect(page.getByRole('heading', { name: 'Grant desk', level: 1 })).toBeVisible()
  await expect(page.getByText('is not in the default Safe Apps list')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('button', { name: 'Back to the app' })).toBeVisible()
  await connectDemoOwner(page, 1)
  const name = `For grants ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await chooseNetworks(page, ['Local chain'])
  await page.getByRole('button', { name: 'Continue to owners' }).click()
  for (const number of [3, 2]) await page.getByRole('button', { name: `Remove owner ${number}` }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await sendInWallet(page)
  await page.waitForURL(/created=/)
  await expect(page.getByText(`${name} was created on Local chain`)).toBeVisible()
  await page
    .getByRole('region', { name: 'Choose an account' })
    .getByRole('link', { name: `Open with ${name} on Local chain` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/apps/open\\?appUrl=${encodeURIComponent(served.url)}grants`))
}
