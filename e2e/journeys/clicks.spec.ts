import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { clicksOf, countClicks } from '../support/countClicks.ts'
import { answerDemoWallet } from '../support/demoWallet.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'

const recipient = spareKeys[2].address

test('behavior: from connecting a wallet to a signed payment takes at most 8 clicks', async ({ browser }) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const context = await browser.newContext()
  await keepAccount(context, chain, account.address)
  await countClicks(context)
  const page = await context.newPage()
  await page.goto('/accounts')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Demo owner 1' }).click()
  await answerDemoWallet(page, 'Share an address?', 'Connect')
  await page.getByRole('main').locator(`a[href$="${account.address}"]`).first().click()
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  const first = page.getByRole('combobox', { name: 'Recipient 1' })
  await first.focus()
  await page.keyboard.type(recipient)
  await page.getByRole('textbox', { name: 'Amount 1' }).focus()
  await page.keyboard.type('0.25')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answerDemoWallet(page, 'Sign this?', 'Sign')
  await expect(page.getByText('1 of 2 signed').first()).toBeVisible()
  await expectAtMost(page, 8)
  await context.close()
})

test('behavior: the second owner executes from the inbox with at most 4 clicks', async ({ browser }) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, { owners: [demoOwners[1], demoOwners[2]] })
  await proposeTransaction(account, { to: recipient, value: 10n ** 17n }, [demoOwners[2]])
  const page = await openPerson(browser, 2, account.path)
  await countClicks(page.context())
  await page.goto('/')
  const group = page
    .locator('section')
    .filter({ has: page.locator(`h2 a[href$="${account.address}"]`) })
    .last()
  await group
    .getByRole('link', { name: 'Review' })
    .or(group.getByRole('button', { name: 'Review' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await answerDemoWallet(page, 'Sign this?', 'Sign')
  await answerDemoWallet(page, 'Send this transaction?', 'Send')
  await expect(page.getByText('Executed').first()).toBeVisible()
  await expectAtMost(page, 4)
  await page.context().close()
})

async function expectAtMost(page: Page, most: number): Promise<void> {
  const clicks = await clicksOf(page)
  expect(clicks.length, clicks.join(', ')).toBeGreaterThan(1)
  expect(clicks.length, clicks.join(', ')).toBeLessThanOrEqual(most)
}
