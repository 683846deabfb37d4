import { demoOwners, spareKeys, testContractAddresses } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { compareDevice } from '../support/compareDevice.ts'
import { sendInWallet } from '../support/demoWallet.ts'
import { expectAccessible, expectDialogAccessible } from '../support/expectAccessible.ts'
import { guidePicture } from '../support/guidePicture.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { cardOf, demoAppUrl, loadApp } from '../support/openDemoApp.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'
import { watchViolations } from '../support/watchViolations.ts'

const to = spareKeys[0].address

test('behavior: a batch from several forms and an app is kept, ordered, shared, reviewed and executed; a template is filled in again', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, {
    owners: [demoOwners[0]],
    threshold: 1,
    funds: { native: 5n * 10n ** 18n, tokens: [{ token: testContractAddresses().testUsd, amount: 900_000_000n }] },
  })
  const page = await openPerson(browser, 1, `${account.path}/send`)
  const refused = await watchViolations(page.context())
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const calls = card('Batch').getByRole('list', { name: 'Calls of Batch' }).getByRole('listitem')

  await test.step('a payment and a change of owners are added to the batch', async () => {
    await fillPayment(page, 1, { recipient: to, token: 'TUSD', amount: '12.5' })
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await expect(page.getByText('Added: the batch has 1 call')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('')
    await expect(page.getByText('Batch of 1 call')).toBeVisible()
    await openInPage(page, `${account.path}/setup/owners?add=${demoOwners[1].address}`)
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await expect(page.getByText('Batch of 2 calls')).toBeVisible()
  })

  await test.step('a request of an app is declined and its calls are added', async () => {
    const app = await loadApp(page, account.path, await demoAppUrl(chain.chainId))
    await cardOf(app, 'Send one call').card.getByRole('button', { name: 'Ask to send' }).click()
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await cardOf(app, 'Send one call').answered('Transaction was added to a draft batch')
  })

  await test.step('the drafts: ordered by keyboard, named, kept over a reload', async () => {
    await openInPage(page, `${account.path}/queue`)
    await page.getByRole('link', { name: 'Drafts (1)' }).click()
    await expect(calls).toHaveCount(3)
    await expect(calls.nth(0)).toContainText('12.50 TUSD')
    await expect(calls.nth(2)).toContainText('requested by')
    await calls.nth(2).getByRole('button', { name: 'Move call 3 up' }).focus()
    await page.keyboard.press('Alt+Home')
    await expect(calls.nth(0)).toContainText('requested by')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(calls.nth(1)).toContainText('requested by')
    await expect(page.getByText('Call 1 is now call 2 of 3.')).toBeAttached()
    await calls.nth(1).getByRole('button', { name: 'Remove call 2' }).click()
    await expect(calls).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(calls).toHaveCount(3)
    await calls.nth(1).getByRole('button', { name: 'Remove call 2' }).click()
    await expectAccessible(page, 'drafts')
    await guidePicture(page, 'drafts')
    await card('Batch').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('dialog', { name: 'Rename Batch' }).getByRole('textbox', { name: 'Name' }).fill('Month end')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.reload()
    await expect(card('Month end').getByRole('listitem')).toHaveCount(2)
  })

  const file = await test.step('shared as a file', async () => {
    await card('Month end').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share draft' })
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/#p=/)
    await expectDialogAccessible(page, 'share draft')
    await dialog.getByText('QR code or file', { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save file' }).click(),
    ])
    await page.keyboard.press('Escape')
    return readFile(await download.path(), 'utf8')
  })

  await test.step('another person sees what the file contains before taking it over', async () => {
    const other = await openPerson(browser, 2, '/import')
    await readFrom(other, file)
    await expect(other.getByRole('main')).toContainText('“Month end”')
    await expect(other.getByRole('main')).toContainText('12.50 TUSD')
    await expect(other.getByText('This account is not among your accounts in this browser.')).toBeVisible()
    await expectAccessible(other, 'shared draft')
    await other.getByRole('button', { name: 'Add to the drafts' }).click()
    await other.waitForURL(/\/drafts$/)
    await expect(other.getByRole('region', { name: 'Month end', exact: true }).getByRole('listitem')).toHaveCount(2)
    await other.context().close()
  })

  await test.step('a template without amounts', async () => {
    await openInPage(page, `${account.path}/send`)
    await fillPayment(page, 1, { recipient: to, token: 'TUSD', amount: '3' })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('link', { name: 'Open the drafts' }).click()
    await card('Draft of 1 call').getByRole('button', { name: 'Save as template' }).click()
    await page.getByRole('dialog', { name: 'Save as template' }).getByRole('textbox', { name: 'Name' }).fill('Payroll')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card('Payroll')).toContainText('amount to fill in')
    await card('Draft of 1 call').getByRole('button', { name: 'Delete' }).click()
    await expect(card('Draft of 1 call')).toBeHidden()
  })

  await test.step('the batch is reviewed, signed and executed, and is no longer a draft', async () => {
    await page.getByRole('button', { name: 'Review Month end' }).click()
    await expectNoDanger(page)
    await expect(page.getByRole('main')).toContainText('Month end')
    await compareDevice(page)
    await signProposal(page)
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await sendInWallet(page)
    await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    await openInPage(page, `${account.path}/drafts`)
    await expect(card('Payroll')).toBeVisible()
    await expect(card('Month end')).toBeHidden()
    const { owners } = await service().getSafe({ params: { chainId: chain.chainId, safe: account.address } })
    expect(owners).toHaveLength(2)
  })

  await test.step('the template is filled in and proposed, and stays', async () => {
    await page.getByRole('button', { name: 'Fill in and review Payroll' }).click()
    await expect(page.getByRole('combobox', { name: 'Recipient 1' })).toHaveValue(to)
    await expect(page.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('')
    await page.getByRole('textbox', { name: 'Amount 1' }).fill('4')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(page)
    await expect(page.getByRole('main')).toContainText('4.00 TUSD')
    await signProposal(page)
    await openInPage(page, `${account.path}/drafts`)
    await expect(card('Payroll')).toBeVisible()
  })
  expect(refused).toEqual([])
})

async function readFrom(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'draft.countersign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}
