import { expect, type BrowserContext, type Page } from '@playwright/test'
import { connectDialog, openConnectDialog, openMoreWallets, walletRow } from '../support/connectDialog.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { withoutProjectId } from '../support/withoutProjectId.ts'

/** A browser without any wallet, in a deployment without a WalletConnect project id. */
test.describe.configure({ mode: 'serial' })

let context: BrowserContext
let page: Page
let notes: readonly string[]
const scripts: string[] = []

test.beforeAll(async ({ browser }) => {
  const chains = await Promise.all([localChain('dev1'), localChain('dev2')])
  context = await browser.newContext()
  notes = watchPage(
    context,
    [serviceUrl(), ...chains.map(({ rpcUrl }) => rpcUrl)].map((url) => new URL(url).origin),
  )
  page = await context.newPage()
  await withoutProjectId(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/accounts')
  await openConnectDialog(page)
  await openMoreWallets(page)
})
test.afterAll(() => context.close())

const steps = () => connectDialog(page).locator('ol').getByRole('listitem')

test('behavior: a wallet that is not installed shows its steps, its store links and a code', async () => {
  await walletRow(page, 'MetaMask').click()
  const dialog = connectDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Get MetaMask' })).toBeVisible()
  await expect(steps().locator('b')).toHaveText(['Install', 'Create or import', 'Refresh'])
  await expect(dialog.getByRole('link', { name: 'Extension for Chrome' })).toHaveAttribute(
    'href',
    /^https:\/\/chromewebstore\.google\.com\/detail\/metamask\//,
  )
  await expect(dialog.getByRole('link', { name: 'Android app' })).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('link', { name: 'iOS app' })).toHaveAttribute('rel', /noreferrer/)
  await expect(dialog.getByRole('img', { name: /^QR code of the download page/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expectAccessible(page, 'steps of a wallet')
})

test('behavior: without a project id the wallets that need one say so, and none of their code is fetched', async () => {
  const before = scripts.length
  const sentence = 'Not configured in this deployment: WalletConnect needs a project id.'
  for (const name of ['WalletConnect', 'Rainbow']) {
    await walletRow(page, name).click()
    await expect(connectDialog(page)).toContainText(sentence)
  }
  await expect(connectDialog(page).getByRole('button', { name: 'Continue' })).toHaveCount(0)
  expect(scripts.slice(before)).toEqual([])
})

test('behavior: Safe explains that it connects only when this page runs inside it', async () => {
  await walletRow(page, 'Safe').click()
  await expect(connectDialog(page)).toContainText('Open inside Safe')
  await expect(connectDialog(page)).toContainText(serviceUrl())
})

test('behavior: the browser wallet and Brave show their help', async () => {
  await walletRow(page, 'Browser wallet').click()
  await expect(steps().locator('b')).toHaveText(['Install', 'Refresh'])
  await walletRow(page, 'Brave Wallet').click()
  await expect(steps().locator('b')).toHaveText(['Open in Brave', 'Refresh'])
})

test('behavior: a wallet with its own app offers to continue once it is installed', async () => {
  await walletRow(page, 'Coinbase Wallet').click()
  await expect(steps().locator('b')).toHaveText(['Without an extension', 'With the extension'])
  await expect(connectDialog(page).getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('behavior: below 768 px list and pane alternate, and the focus moves with them', async () => {
  await page.setViewportSize({ width: 767, height: 844 })
  const dialog = connectDialog(page)
  const back = dialog.getByRole('button', { name: 'Back' })
  await expect(walletRow(page, 'Rainbow')).toBeHidden()
  await back.click()
  await expect(walletRow(page, 'Coinbase Wallet')).toBeFocused()
  await walletRow(page, 'Rainbow').click()
  await expect(back).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Extension for Chrome' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Android app' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const box = await dialog.boundingBox()
  expect(box && Math.round(box.y + box.height)).toBe(844)
  await expectAccessible(page, 'steps of a wallet on a phone')
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(walletRow(page, 'Rainbow')).toBeVisible()
})

test('behavior: none of this contacted another host or wrote to the console', () => {
  expect(notes).toEqual([])
})
