import { demoOwners, testContractAddresses } from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { openDetail } from '../support/reviewPage.ts'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { cardOf, demoAppUrl, loadApp, openApp } from '../support/openDemoApp.ts'
import { openPerson } from '../support/openPerson.ts'
import { runAxe } from '../support/runAxe.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'

const TEXT = 'Every button has an answer.'

let account: MadeAccount
let url: string
test.beforeAll(async () => {
  const chain = await localChain('dev1')
  url = await demoAppUrl(chain.chainId)
  account = await makeAccount(chain, {
    owners: [demoOwners[0]],
    threshold: 1,
    funds: { native: 10n ** 18n, tokens: [{ token: testContractAddresses().testUsd, amount: 5_000_000n }] },
  })
})

/*
 * In `npm test`, `conformance/apps/sdk.spec.ts` calls every function of the SDK that these buttons call, in the real page, with review and
 * signature, and `apps` signs and executes what the demo app asks for.
 */
test('behavior: every button of the demo app is answered by the wallet', { tag: '@soak' }, async ({ browser }) => {
  const page = await openPerson(browser, 1, `${account.path}/queue`)
  const others = (await localChain('dev2')).rpcUrl
  const own = [page.url(), url, account.chain.rpcUrl, others].map((address) => new URL(address).origin)
  const notes = watchPage(page.context(), own)
  const app = await openApp(page, account.path, url)

  await test.step('requests that need no user', async () => {
    await ask(app, 'The account', 'Get the account', account.address)
    await ask(app, 'The chain', 'Get the chain', 'Local chain')
    await ask(app, 'Balances', 'Get balances', 'TUSD')
    await ask(app, 'The wallet around this page', 'Get the environment', new URL(page.url()).origin)
    await ask(app, 'Permissions of this app', 'Get permissions', 'nothing more')
    await ask(app, 'Call a contract', 'Call', `0x${'0'.repeat(64)}`)
    await ask(app, 'All twelve reads', 'Run all twelve', 'eth_getTransactionReceipt')
    const reads = cardOf(app, 'All twelve reads').answer
    await expect(reads.getByRole('row')).toHaveCount(13)
    await expect(reads.locator('.failed')).toHaveCount(0)
  })

  await test.step('a payment and a batch, executed, and followed to the block', async () => {
    await cardOf(app, 'Send one call').card.getByLabel('safeTxGas, may be empty').fill('90000')
    await ask(app, 'Send one call', 'Ask to send')
    await execute(page, changeGas)
    await cardOf(app, 'Send one call').answered(/safeTxHash.*0x[0-9a-f]{64}/s)
    const following = app.getByRole('status', { name: 'The last transaction' })
    await expect(following).toContainText('Executed')
    await ask(app, 'Status of a transaction', 'Look it up', 'SUCCESS')
    await ask(app, 'Send a batch', 'Ask to send the batch')
    await execute(page)
    await cardOf(app, 'Send a batch').answered(/safeTxHash.*0x[0-9a-f]{64}/s)
    await expect(following).toContainText('Executed')
  })

  await test.step('an off-chain signature, which the contract accepts', async () => {
    await cardOf(app, 'Sign a text').card.getByLabel('Text').fill(TEXT)
    await ask(app, 'Sign a text', 'Ask to sign the text')
    await signMessage(page)
    const domain = { chainId: BigInt(account.chain.chainId), safe: account.address, version: '1.4.1' }
    await cardOf(app, 'Sign a text').answered(hashSafeMessage({ ...domain, message: TEXT }))
    await ask(app, 'Is it signed?', 'Ask the contract', /The contract says\s*signed/)
    await ask(app, 'Look up a signature', 'Look up the signature', /0x[0-9a-f]{130}/)
    await cardOf(app, 'Is it signed?')
      .card.getByLabel('Signature, may be empty')
      .fill(`0x${'11'.repeat(65)}`)
    await ask(app, 'Is it signed?', 'Ask the contract', 'not signed')
    await ask(app, 'Sign typed data', 'Ask to sign the data')
    await signMessage(page)
    await cardOf(app, 'Sign typed data').answered('off chain')
    await ask(app, 'Is it signed?', 'Ask the contract', /The contract says\s*signed/)
  })

  await test.step('a signature on chain, when the app insists', async () => {
    await cardOf(app, 'Kind of signature').card.getByLabel('Signatures').selectOption('on')
    await ask(app, 'Kind of signature', 'Set it', 'on chain')
    await ask(app, 'Sign a text', 'Ask to sign the text')
    await execute(page)
    await cardOf(app, 'Sign a text').answered('on chain, once this transaction is executed')
  })

  await test.step('the address book, refused and shared', async () => {
    await ask(app, 'Request a permission', 'Request the address book')
    await page.getByRole('region', { name: 'Address book request' }).getByRole('button', { name: 'Not now' }).click()
    await cardOf(app, 'Request a permission').answered('Permissions rejected')
  })

  expect(notes).toEqual([])
})

test('behavior: it follows the colours of the wallet, and is accessible in both', async ({ page }) => {
  const app = await loadApp(page, account.path, url)
  await ask(app, 'Balances', 'Get balances', 'TUSD')
  const frame = page.frames().find((one) => one.url().startsWith(url))
  if (!frame) throw new Error('The app has no frame')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(app.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    expect(await runAxe(frame)).toEqual([])
  }
})

async function ask(app: FrameLocator, card: string, action: string, answer?: string | RegExp): Promise<void> {
  await cardOf(app, card).ask(action)
  if (answer !== undefined) await cardOf(app, card).answered(answer)
}

/** @param before an action on the review page, first */
async function execute(page: Page, before: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  const request = page.getByRole('dialog', { name: /^(Transaction|Signature) request$/ })
  await request.getByRole('button', { name: 'Review and sign' }).click()
  await before(page)
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(page)
  await sendInWallet(page)
  await page.waitForURL(/\/transactions\/0x/)
  await page.getByRole('link', { name: 'Back to app' }).click()
}

/** The app's request is changed; from then on the changed transaction is reviewed and signed. */
async function changeGas(page: Page): Promise<void> {
  const gas = page.getByRole('region', { name: 'Gas for the call inside' })
  const field = gas.getByRole('textbox', { name: /^safeTxGas/ })
  await expect(field).toHaveValue('90000')
  await expect(gas).toContainText('the nonce is used up even if that call fails')
  await openDetail(page, 'Hashes')
  const hashes = page.getByRole('region', { name: 'On your device' })
  const before = await hashes.textContent()
  await field.fill('1.5')
  await expect(gas).toContainText('"1.5" is not a whole number.')
  await expect(gas.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await field.fill('0')
  await expect(gas).toContainText('Not applied yet')
  await gas.getByRole('button', { name: 'Apply' }).click()
  await expect(gas).toContainText('the nonce stays')
  await expect(hashes).not.toHaveText(before ?? '')
}

async function signMessage(page: Page): Promise<void> {
  const request = page.getByRole('dialog', { name: 'Signature request' })
  await request.getByRole('button', { name: 'Review and sign' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await signInWallet(page)
  await page.waitForURL(/\/messages\/0x/)
  await page.getByRole('link', { name: 'Back to app' }).click()
}
