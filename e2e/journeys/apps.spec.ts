import { testContractAddresses } from '@countersign/devchain'
import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { signInWallet } from '../support/demoWallet.ts'
import { expectAppAccessible } from '../support/expectAppAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { cardOf, demoAppUrl, openApp, reopenApp } from '../support/openDemoApp.ts'
import { openPerson } from '../support/openPerson.ts'
import { test } from '../support/test.ts'
import { openDetail } from '../support/reviewPage.ts'
import { pressSign } from '../support/pressSign.ts'

const TEXT = 'I use the demo app with this account.'

let account: MadeAccount
let appUrl: string
test.beforeAll(async () => {
  const chain = await localChain('dev1')
  appUrl = await demoAppUrl(chain.chainId)
  account = await makeAccount(chain, {
    funds: { native: 10n ** 18n, tokens: [{ token: testContractAddresses().testUsd, amount: 5_000_000n }] },
  })
})

const requestOf = (page: Page, name = 'Transaction request') => page.getByRole('dialog', { name })

test('behavior: an app requests a batch and a signature, two owners review and confirm, and the app gets its answers', async ({
  browser,
}) => {
  const { host } = new URL(appUrl)
  const ana = await openPerson(browser, 1, `${account.path}/queue`)
  let app = await openApp(ana, account.path, appUrl)

  await test.step('the app receives the account as soon as it is open', async () => {
    const info = cardOf(app, 'The account')
    await info.ask('Get the account')
    await info.answered(account.address)
    await info.answered('propose and sign')
  })

  await test.step('the app is told that its request was declined', async () => {
    const batch = cardOf(app, 'Send a batch')
    await expect(batch.card.getByRole('option', { name: 'TUSD, Test USD' })).toBeAttached()
    await batch.ask('Ask to send the batch')
    const request = requestOf(ana)
    await expect(request).toContainText(`${host}, 3 calls in one batch`)
    await expect(request).toContainText('TUSD.transfer(address,uint256)')
    await expect(ana.getByRole('status').filter({ hasText: `Transaction request from ${host}` })).toBeAttached()
    await expectAppAccessible(ana, 'an app that asks')
    await request.getByRole('button', { name: 'Decline' }).press('Enter')
    await batch.answered('Transaction was rejected')
    await expect(request).toBeHidden()
    // The next Tab goes on from the app, and not from the top of the page.
    await expect.poll(() => ana.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  await test.step('a batch is reviewed like any other transaction, and answered while the frame is out of view', async () => {
    const batch = cardOf(app, 'Send a batch')
    await batch.ask('Ask to send the batch')
    await requestOf(ana).getByRole('button', { name: 'Review and sign' }).click()
    await ana.waitForURL(/\/review\?draft=/)
    await expect(ana.getByRole('note').getByText(new URL(appUrl).origin)).toBeVisible()
    await expect(ana.locator('iframe')).toBeHidden()
    await openDetail(ana, 'Calls')
    await expect(ana.getByText('TUSD.transfer(address,uint256)')).toBeVisible()
    await pressSign(ana)
    await signInWallet(ana)
    await ana.waitForURL(/\/transactions\/0x/)
    const safeTxHash = new URL(ana.url()).pathname.split('/').at(-1) ?? ''
    await ana.getByRole('link', { name: 'Back to app' }).click()
    await batch.answered(safeTxHash)
  })

  await test.step('a review whose app is gone says so, and can be discarded', async () => {
    await cardOf(app, 'Send a batch').ask('Ask to send the batch')
    await requestOf(ana).getByRole('button', { name: 'Review and sign' }).click()
    await ana.waitForURL(/\/review\?draft=/)
    const gone = ana.getByRole('region', { name: 'The app is closed' })
    await expect(ana.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
    await expect(gone).toBeHidden()
    await ana.reload()
    await expect(gone).toContainText(`${host} is closed`)
    await expect(gone).toContainText('The app gets no answer')
    await expect(ana.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
    await gone.getByRole('button', { name: 'Discard it' }).click()
    await ana.waitForURL(/\/queue$/)
    app = await reopenApp(ana, account.path, appUrl)
  })

  await test.step('a message stays requested until the second owner has signed', async () => {
    const text = cardOf(app, 'Sign a text')
    await text.card.getByLabel('Text').fill(TEXT)
    await text.ask('Ask to sign the text')
    await expect(requestOf(ana, 'Signature request')).toContainText(TEXT)
    await requestOf(ana, 'Signature request').getByRole('button', { name: 'Review and sign' }).click()
    await ana.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ana)
    const domain = { chainId: BigInt(account.chain.chainId), safe: account.address, version: '1.4.1' }
    const hash = hashSafeMessage({ ...domain, message: TEXT })
    await ana.waitForURL(`**/messages/${hash}`)
    await ana.getByRole('link', { name: 'Back to app' }).click()
    await expect(ana.getByRole('region', { name: 'Waiting for signatures' })).toContainText('1 of 2')

    const ben = await openPerson(browser, 2, `${account.path}/messages/${hash}`)
    await ben.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ben)
    await text.answered(hash)
    await expect(ana.getByRole('region', { name: 'Waiting for signatures' })).toBeHidden()
    const found = cardOf(app, 'Look up a signature')
    await found.card.getByLabel('Message hash').fill(hashMessagePayload(TEXT))
    await found.ask('Look up the signature')
    await found.answered(/0x[0-9a-f]{100}/)
  })
})

test('behavior: another account or another page ends the app; on a phone its request opens from below', async ({
  browser,
}) => {
  const other = await makeAccount(account.chain)
  const ana = await openPerson(browser, 1, `${account.path}/queue`)
  await ana.setViewportSize({ width: 390, height: 844 })
  const app = await openApp(ana, account.path, appUrl)
  const one = cardOf(app, 'Send one call')
  await one.ask('Ask to send')
  const request = requestOf(ana)
  await expect(request.getByRole('button', { name: 'Review and sign' })).toBeEnabled()
  await expect(request.getByRole('button', { name: 'Review and sign' })).toBeInViewport()
  const [sheet, stage] = [await request.boundingBox(), await ana.getByRole('region', { name: 'App' }).boundingBox()]
  expect(sheet?.width).toBe(390)
  expect(sheet?.y).toBeGreaterThan(stage?.y ?? 0)
  await expectAppAccessible(ana, 'an app on a phone')

  await test.step('closing the request declines it', async () => {
    await request.getByRole('button', { name: 'Close request' }).click()
    await one.answered('Transaction was rejected')
  })

  await test.step('the same app for another account is another session', async () => {
    const info = cardOf(app, 'The account')
    await info.ask('Get the account')
    await info.answered(account.address)
    await one.ask('Ask to send')
    await expect(request).toBeVisible()
    await ana.evaluate(
      (path) => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `${other.path}/apps/open?appUrl=${encodeURIComponent(appUrl)}`,
    )
    await expect(request).toBeHidden()
    await info.ask('Get the account')
    await info.answered(other.address)
  })

  await test.step('an unrelated page closes it', async () => {
    await ana.getByRole('button', { name: 'Close app' }).click()
    await expect(ana.getByRole('heading', { name: 'Apps', exact: true })).toBeVisible()
    await expect(ana.locator('iframe')).toHaveCount(0)
  })
})
