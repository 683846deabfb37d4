import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { connectDialog, openConnectDialog, walletButton, walletRow } from '../support/connectDialog.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { pairPhone, readPairing, startPhoneWallet } from '../support/phoneWallet.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { pressSign } from '../support/pressSign.ts'

/** A real wallet SDK in Node behind a real relay; none of its code is in the page. */
test.describe.configure({ mode: 'serial' })

const [first, second] = demoOwners
const REJECTED = { code: 4001, message: 'Not now' }

let context: BrowserContext
let page: Page
let stage: Awaited<ReturnType<typeof startPhoneWallet>>
let notes: readonly string[]
const sockets: string[] = []
const scripts: string[] = []

test.beforeAll(async ({ browser }) => {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  stage = await startPhoneWallet(chain, second)
  const account = await makeAccount(chain)
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n }, [first])
  context = await browser.newContext()
  notes = watchPage(
    context,
    [serviceUrl(), chain.rpcUrl, other.rpcUrl].map((url) => new URL(url).origin),
  )
  page = await context.newPage()
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`${account.path}/transactions/${hash}`)
})
test.afterAll(async () => {
  await context.close()
  await stage.stop()
})

const connected = () => walletButton(page)

test('error: a rejection on the phone is reported; a retry shows a new code', async () => {
  stage.phone.rule({ method: 'eth_requestAccounts', error: REJECTED, times: 1 })
  await openConnectDialog(page)
  expect(sockets).toEqual([])
  const before = scripts.length
  await walletRow(page, 'WalletConnect').click()
  const uri = await readPairing(context, page)
  expect(scripts.length).toBeGreaterThan(before)
  expect(await stage.phone.pair(uri)).toBe(false)
  await expect(connectDialog(page)).toContainText('You rejected the request in your wallet.')
  await connectDialog(page).getByRole('button', { name: 'Try again' }).click()
  expect(await readPairing(context, page)).not.toBe(uri)
  await page.keyboard.press('Escape')
})

test('behavior: scanned, signed and sent on the phone, mined on chain', async () => {
  await pairPhone(context, page, stage.phone)
  await expect(connected()).toBeVisible()
  await pressSign(page)
  await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  const asked = stage.phone.log.map(({ method }) => method)
  expect(asked).toContain('eth_signTypedData_v4')
  expect(asked).toContain('eth_sendTransaction')
})

test('behavior: the session is restored after a reload', async () => {
  await page.reload()
  await expect(connected()).toBeVisible()
  await expect(connected()).not.toHaveAccessibleName(/reconnecting/)
})

test('behavior: the wallet ends the session, and the page shows it', async () => {
  await stage.phone.endSession()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('behavior: the page ends the session, and the wallet is notified', async () => {
  await pairPhone(context, page, stage.phone)
  expect(stage.phone.sessionCount()).toBe(1)
  await connected().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => stage.phone.sessionCount()).toBe(0)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('behavior: all of this contacted only the relay, and wrote nothing to the console', () => {
  expect(notes).toEqual([])
  expect(new Set(sockets)).toEqual(new Set([new URL(stage.relayUrl).host]))
})
