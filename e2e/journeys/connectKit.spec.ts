import { spareKeys } from '@countersign/devchain'
import { installTestWallets, type TestWallet } from '@countersign/testkit'
import { expect, type Browser, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConnectApp } from '../support/buildConnectApp.ts'
import { connectDialog, walletRow } from '../support/connectDialog.ts'
import { localChain } from '../support/localChain.ts'
import { serveFolder, type ServedFolder } from '../support/serveFolder.ts'
import { test } from '../support/test.ts'

/** Applications outside of this product that use the connect kit: plain Vite and React, and one with wagmi. */
let folder: string
let app: ServedFolder

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-app-'))
  await buildConnectApp(folder)
  app = await serveFolder(folder, '/app/')
})
test.afterAll(async () => {
  app.close()
  await rm(folder, { recursive: true })
})

async function open(browser: Browser, document: string, options = '') {
  const chains = await Promise.all([localChain('dev1'), localChain('dev2')])
  const [{ chainId, rpcUrl }] = chains
  const page = await browser.newPage()
  const [wallet] = await installTestWallets(page, [
    { privateKeys: [spareKeys[5].privateKey], chainId: Number(chainId), rpcUrls: { [Number(chainId)]: rpcUrl } },
  ])
  const known = new Set([app.url, ...chains.map((chain) => chain.rpcUrl)].map((url) => new URL(url).origin))
  const foreign: string[] = []
  const said: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !known.has(origin)) foreign.push(request.url())
  })
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  const list = chains.map((chain) => ({ chainId: chain.chainId, name: chain.chainName, rpcUrl: chain.rpcUrl }))
  await page.goto(`${app.url}${document}?chains=${encodeURIComponent(JSON.stringify(list))}${options}`)
  return { page, wallet, chains, quiet: () => expect({ foreign, said }).toEqual({ foreign: [], said: [] }) }
}

async function connect(page: Page, wallet: TestWallet): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Test wallet').click()
  await expect(connectDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Wallet: / })).toContainText(wallet.address.slice(-4))
}

test('behavior: a plain application connects, switches the network, signs in and sees its transaction confirmed', async ({
  browser,
}) => {
  const { page, wallet, chains, quiet } = await open(browser, 'plain.html')
  await expect(page.getByText('Chain none, sign-in unauthenticated')).toBeVisible()
  quiet()
  await connect(page, wallet)

  await page.getByRole('button', { name: 'Networks' }).click()
  const networks = page.getByRole('dialog', { name: 'Switch network' })
  await networks.getByRole('button', { name: chains[1].chainName }).click()
  await expect(networks).toBeHidden()
  await expect(page.getByText(`Chain ${chains[1].chainId}`)).toBeVisible()

  await page.getByRole('button', { name: /^Wallet: / }).click()
  const account = page.getByRole('dialog', { name: 'Your wallet' })
  await account.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByText('sign-in authenticated')).toBeVisible()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: /^Wallet: / }).click()
  await expect(account.getByText('Send 1 wei to myself')).toBeVisible()
  await expect(account.getByText(/^Confirmed/)).toBeVisible()
  await account.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await expect(page.getByText(`Chain ${chains[1].chainId}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Wallet: / })).toBeEnabled()
  quiet()
})

test('behavior: the hooks of wagmi see the wallet that the kit connected, and the kit follows wagmi', async ({
  browser,
}) => {
  const { page, wallet, chains, quiet } = await open(browser, 'wagmi.html')
  await expect(page.getByText('wagmi: no account on no chain')).toBeVisible()
  await connect(page, wallet)
  await expect(page.getByText(`wagmi: ${wallet.address} on ${chains[0].chainId}`)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect through wagmi' }).click()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  quiet()
})

test('behavior: a wallet of the application connects by its own connector and again after a reload; a disabled wallet is not listed', async ({
  browser,
}) => {
  const { page, quiet } = await open(browser, 'plain.html')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(walletRow(page, 'Test wallet')).toBeVisible()
  await expect(connectDialog(page).getByText('Coinbase Wallet')).toBeHidden()
  await walletRow(page, 'Company vault').click()
  const button = page.getByRole('button', { name: /^Wallet: / })
  await expect(button).toContainText('b906')
  await page.reload()
  await expect(button).toContainText('b906')
  await expect(page.getByText('Chain 31337')).toBeVisible()
  quiet()
})

test('error: the host is told when the code of the dialogs does not arrive, and the next press loads it', async ({
  browser,
}) => {
  const { page, wallet } = await open(browser, 'plain.html')
  await expect(page.getByText('Chain none, sign-in unauthenticated')).toBeVisible()
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page).toHaveTitle(
    'Wallets could not be loaded. Check the connection of this device, then press the button again.',
  )
  await expect(connectDialog(page)).toBeHidden()
  await page.unroute('**/*.js')
  await connect(page, wallet)
})

test('error: without onNotice a dialog of the kit says that its code does not arrive', async ({ browser }) => {
  const { page, wallet } = await open(browser, 'plain.html', '&withoutNotices')
  await expect(page.getByText('Chain none, sign-in unauthenticated')).toBeVisible()
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wallets could not be loaded' })
  await expect(dialog).toContainText('Check the connection of this device, then press the button again.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/*.js')
  await connect(page, wallet)
})
