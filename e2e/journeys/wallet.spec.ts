import { spareKeys } from '@countersign/devchain'
import { installTestWallets, type TestWallet } from '@countersign/testkit'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { connectDialog, openConnectDialog, openMoreWallets, walletButton, walletRow } from '../support/connectDialog.ts'
import { demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'
import { withoutProjectId } from '../support/withoutProjectId.ts'

/** Three scripted extensions in one browser: MetaMask, Brave at `window.ethereum`, and an unlisted one. */
test.describe.configure({ mode: 'serial' })

const REJECTED = { code: 4001, message: 'User rejected the request.' }
let context: BrowserContext
let page: Page
let metaMask: TestWallet
let brave: TestWallet
let other: TestWallet

test.beforeAll(async ({ browser }) => {
  const [first, second] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const rpcUrls = { [Number(first.chainId)]: first.rpcUrl }
  const chainId = Number(first.chainId)
  context = await browser.newContext()
  page = await context.newPage()
  const keys = [spareKeys[4].privateKey, spareKeys[5].privateKey] as const
  const braveFlags = { isBraveWallet: true, isMetaMask: true }
  const installed = await installTestWallets(page, [
    { name: 'MetaMask', rdns: 'io.metamask', privateKeys: keys, chainId, rpcUrls },
    {
      name: 'Brave Wallet',
      rdns: 'com.brave.wallet',
      announces: false,
      injected: braveFlags,
      privateKeys: [spareKeys[3].privateKey],
      chainId: Number(second.chainId),
      rpcUrls: { ...rpcUrls, [Number(second.chainId)]: second.rpcUrl },
    },
    { name: 'Other wallet', rdns: 'org.other', privateKeys: [spareKeys[2].privateKey], chainId, rpcUrls },
  ])
  ;[metaMask, brave, other] = installed
  await withoutProjectId(page)
  await page.goto('/accounts')
})
test.afterAll(() => context.close())

const retry = () => connectDialog(page).getByRole('button', { name: 'Try again' })

async function connectMetaMask(): Promise<void> {
  await openConnectDialog(page)
  await walletRow(page, 'MetaMask').click()
  await expect(walletButton(page)).toContainText(short(metaMask))
}

const short = ({ address }: TestWallet) => address.slice(-4)

test('behavior: wallets that can be used here come first, in their order; the others are folded under More wallets', async () => {
  const dialog = await openConnectDialog(page)
  const buttons = (name: string) => dialog.getByRole('list', { name }).getByRole('button')
  await expect(buttons('Popular')).toHaveText([
    'Other wallet org.other installed',
    'Browser wallet installed',
    'Coinbase Wallet',
    'MetaMask installed',
    'Brave Wallet installed',
  ])
  await expect(buttons('Demo owners')).toHaveCount(3)
  await expect(buttons('Hardware and air-gapped')).toHaveCount(2)
  await expect(buttons('More wallets')).toHaveCount(0)
  await openMoreWallets(page)
  await expect(buttons('More wallets')).toHaveText([
    'Safe inside Safe only',
    'Rainbow not installed',
    'WalletConnect not configured',
    'Trezor not configured',
  ])
})

for (const delay of [0, 600])
  test(`error: a rejection after ${delay} ms is reported, and can be retried`, async () => {
    metaMask.rule({ method: 'wallet_requestPermissions', error: REJECTED, delay, times: 1 })
    await walletRow(page, 'MetaMask').click()
    await expect(connectDialog(page).getByRole('alert')).toHaveText(
      'You rejected the request in your wallet. Nothing was sent.',
    )
    await expect(retry()).toBeVisible()
  })

test('error: −32002 says that a request is already open in the wallet', async () => {
  const open = { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' }
  metaMask.rule({ method: 'wallet_requestPermissions', error: open, times: 1 })
  await retry().click()
  await expect(connectDialog(page)).toContainText('A request is already open in your wallet. Finish or close it there.')
})

test('error: a wallet that shares no account counts as a rejection', async () => {
  metaMask.rule({ method: 'wallet_requestPermissions', error: { code: -32601, message: 'Unknown method' }, times: 1 })
  metaMask.rule({ method: 'eth_requestAccounts', result: [], times: 1 })
  await retry().click()
  await expect(connectDialog(page).getByRole('alert')).toContainText('You rejected the request')
  await expect(walletButton(page)).toHaveCount(0)
})

test('behavior: the last wallet chosen is connected; one that answers too late is ignored', async () => {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  other.rule({ method: 'wallet_requestPermissions', until, times: 1 })
  await walletRow(page, 'Other wallet').click()
  await expect(connectDialog(page)).toContainText('Waiting for Other wallet')
  await expect(page.getByText('Connecting', { exact: true })).toBeVisible()
  await walletRow(page, 'MetaMask').click()
  await expect(walletButton(page)).toContainText(short(metaMask))
  release()
  await expect.poll(() => other.log.map(({ method }) => method)).toContain('wallet_revokePermissions')
  await expect(walletButton(page)).toContainText(short(metaMask))
})

test('behavior: an account change is followed at once', async () => {
  await metaMask.setAccount(1)
  await expect(walletButton(page)).toContainText(short(metaMask))
})

test('behavior: a chain change is followed at once, and an unsupported chain is flagged', async () => {
  await metaMask.setChain(137)
  await expect(walletButton(page, /, on network 137$/)).toBeVisible()
  await metaMask.setChain(31_337)
  await expect(walletButton(page, /, MetaMask$/)).toBeVisible()
})

test('behavior: re-rendering the whole tree keeps the connection', async () => {
  const asked = metaMask.log.length
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goBack()
  await expect(walletButton(page, /, MetaMask$/)).toContainText(short(metaMask))
  expect(metaMask.log.length).toBe(asked)
})

test('behavior: after a reload the last wallet is reconnected, and no other is called', async () => {
  const before = [brave.log.length, other.log.length]
  await page.reload()
  await expect(walletButton(page, /, MetaMask$/)).toContainText(short(metaMask))
  expect([brave.log.length, other.log.length]).toEqual(before)
})

test('behavior: an empty account list disconnects', async () => {
  await metaMask.lock()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connectMetaMask()
})

test('behavior: a disconnect event of the wallet disconnects', async () => {
  await metaMask.disconnect()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connectMetaMask()
})

test('behavior: after "Disconnect" neither a reload nor the wallet itself connects again', async () => {
  // Many wallets cannot revoke a page's permission, and continue to share their account with it.
  metaMask.rule({ method: 'wallet_revokePermissions', error: { code: -32601, message: 'Unknown method' }, times: 1 })
  await walletButton(page).click()
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Disconnect' }).click()
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await expect(connect).toBeVisible()
  await metaMask.setAccount(0)
  await page.reload()
  await expect(connect).toBeVisible()
  // The dialog loads all wallet code; a connection that would be restored would be restored by then.
  await openConnectDialog(page)
  await expect(walletRow(page, 'MetaMask')).toContainText('last used')
  await expect(walletButton(page)).toHaveCount(0)
})

test('behavior: Brave is not mistaken for MetaMask, and the three wallets used last are marked', async () => {
  await walletRow(page, 'Brave Wallet').click()
  await expect(walletButton(page)).toContainText(short(brave))
  expect(brave.log.map(({ method }) => method)).toContain('wallet_requestPermissions')
  await walletButton(page).click()
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Disconnect' }).click()
  await openConnectDialog(page)
  await walletRow(page, 'Other wallet').click()
  await expect(walletButton(page)).toContainText(short(other))
  await walletButton(page).click()
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Disconnect' }).click()
  await openConnectDialog(page)
  const popular = connectDialog(page).getByRole('list', { name: 'Popular' })
  await expect(popular.getByRole('button').filter({ hasText: /last used|recent/ })).toHaveText([
    'Other wallet org.other last used',
    'MetaMask recent',
    'Brave Wallet recent',
  ])
})

test('behavior: at connect the wallet moves to the chain of the open account; 4902 adds the chain first', async () => {
  const second = await localChain('dev2')
  await page.goto(demoTreasury(second).path)
  metaMask.rule({ method: 'wallet_addEthereumChain', error: REJECTED, times: 1 })
  await connectMetaMask()
  await expect(connectDialog(page)).toBeHidden()
  const moves = () => metaMask.log.map(({ method }) => method).filter((method) => method.endsWith('Chain'))
  expect(moves().slice(-2)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  await walletButton(page).click()
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Disconnect' }).click()
  await connectMetaMask()
  await expect
    .poll(() => moves().slice(-3))
    .toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'])
  await expect(connectDialog(page)).toBeHidden()
})
