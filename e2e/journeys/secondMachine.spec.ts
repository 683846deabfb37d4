import { demoOwners, signSafeHash, spareKeys } from '@countersign/devchain'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { connectDemoOwner, signInWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { openDetail } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { pressSign } from '../support/pressSign.ts'

const VERIFIER = pathToFileURL(fileURLToPath(new URL('../../apps/web/dist/verify.html', import.meta.url))).href

test('behavior: a proposal goes to other machines and returns signed, without the service', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'), { threshold: 3 })
  const [first, second] = demoOwners
  const payment = { to: spareKeys[0].address, value: 10n ** 17n, nonce: 0n }
  const safeTxHash = await proposeTransaction(account, payment, [first])
  const transactionPath = `${account.path}/transactions/${safeTxHash}`
  const page = await openPerson(browser, 1, transactionPath)
  const link = await shareLink(page)
  const sealed = /#p=([^&]+)/.exec(link)?.[1] ?? ''
  expect(sealed.length).toBeGreaterThan(200)

  const reply =
    await test.step('the verifier, a file on a disk, makes no request and shows the same hashes', async () => {
      const context = await browser.newContext({ offline: true })
      const notes = watchPage(context, [])
      const verifier = await context.newPage()
      await verifier.goto(`${VERIFIER}#${link.split('#')[1]}`)
      await expect(verifier.getByRole('heading', { level: 1 })).toContainText('will send 0.10 ETH')
      await openDetail(page, 'Hashes')
      for (const title of ['Domain hash', 'Message hash', 'safeTxHash'])
        expect(await hashIn(verifier, title), title).toBe(await hashIn(page, title))
      expect(await hashIn(verifier, 'safeTxHash')).toBe(safeTxHash.slice(2))
      await expect(verifier.getByText('The same', { exact: true })).toBeVisible()
      await expect(verifier.getByText('0 requests since opening')).toBeVisible()
      await verifier.getByLabel('The device shows the same').check()
      await verifier.getByLabel('Signature of the device').fill(await signSafeHash(safeTxHash, [spareKeys[1]]))
      await verifier.getByRole('button', { name: 'Recover the owner' }).click()
      await expect(verifier.getByRole('alert').last()).toContainText(spareKeys[1].address)
      await verifier.getByLabel('Signature of the device').fill(await signSafeHash(safeTxHash, [second]))
      await verifier.getByRole('button', { name: 'Recover the owner' }).click()
      await expect(verifier.getByText('Recovers to an owner')).toBeVisible()
      await expectAccessible(verifier, 'verifier')
      const saved = verifier.waitForEvent('download')
      await verifier.getByRole('button', { name: 'Save file' }).click()
      const file = await readFile(await (await saved).path(), 'utf8')
      expect(notes).toEqual([])
      await context.close()
      return file
    })

  const back = await test.step('another browser, without the service, signs and shares it back', async () => {
    const context = await browser.newContext()
    await context.addInitScript(() => localStorage.setItem('countersign.source', 'chain'))
    await context.route(
      ({ pathname }) => /^\/v\d\//.test(pathname),
      (route) => route.abort('connectionrefused'),
    )
    const sent = requestsOf(context)
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByRole('region', { name: 'What it says' })).toContainText('will send 0.10 ETH')
    expect(new URL(other.url()).hash).toBe('')
    await expect(other.getByRole('list', { name: 'Imported signatures' })).toContainText('Recovers to an owner')
    expect(sent.filter((text) => text.includes(sealed) || text.includes(safeTxHash.slice(2)))).toEqual([])
    await other.getByRole('button', { name: 'Add to the queue and review' }).click()
    await expect(other).toHaveURL(new RegExp(safeTxHash))
    await connectDemoOwner(other, 3)
    await pressSign(other)
    await signInWallet(other)
    await expect(other.getByText('2 of 3 signed').first()).toBeVisible()
    const returned = await shareLink(other)
    await context.close()
    return returned
  })

  await test.step('both signatures are imported and merged; the transaction can then be executed', async () => {
    await page.goto('/import')
    await page.getByRole('button', { name: 'Paste' }).click()
    await page.getByLabel('Share link, file or code as text').fill(reply)
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('button', { name: 'Search the queue' }).click()
    await page.getByRole('button', { name: 'Add to the queue and review' }).click()
    await expect(page.getByText('1 signature added')).toBeVisible()
    await page.goto(back)
    await page.getByRole('button', { name: 'Add to the queue and review' }).click()
    await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
  })
  await page.context().close()
})

async function shareLink(page: Page): Promise<string> {
  await openDetail(page, 'Check on a second machine')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this transaction' })
  const field = dialog.getByRole('textbox', { name: 'Link' })
  await expect(field).toHaveValue(/\/import#p=.+&k=.+/)
  const link = await field.inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}

/** The digits of a hash block, without its gaps and row letters. */
async function hashIn(page: Page, title: string): Promise<string> {
  const block = page.getByRole('group', { name: title, exact: true })
  const groups = await block.locator('span:not([aria-hidden])').allTextContents()
  return groups.join('')
}

/** Addresses and bodies of everything a browser sends, as text. */
function requestsOf(context: BrowserContext): readonly string[] {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}
