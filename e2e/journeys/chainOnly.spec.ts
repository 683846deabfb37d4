import { demoOwners, spareKeys, testContractAddresses } from '@countersign/devchain'
import { installTestWallets } from '@countersign/testkit'
import { expect, type BrowserContext } from '@playwright/test'
import { createAccount } from '../support/createAccount.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { expectNoDanger, openDetail } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const isSoak = process.env['JOURNEYS'] === 'all'
const toService = ({ pathname }: URL) => /^\/(v1|v2|v3|health)\//.test(pathname) || pathname === '/boot.json'

/** The page on a static host: files, a configuration with networks, and no service. */
async function withoutService(context: BrowserContext): Promise<void> {
  const { results: chains } = await (await fetch(`${serviceUrl()}/v1/chains`)).json()
  await context.route(toService, (route) => route.abort('connectionrefused'))
  await context.route('**/config.json', (route) => route.fulfill({ json: { clientServiceUrl: '', chains } }))
}

test('behavior: without a service two owners pay, and the service later receives the open proposals', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: 5n * 10n ** 18n, tokens: [{ token: testUsd, amount: 900_000_000n }] },
  })
  const context = await browser.newContext()
  const chainId = Number(chain.chainId)
  const [wallet] = await installTestWallets(context, [
    {
      privateKeys: [demoOwners[0].privateKey, demoOwners[1].privateKey],
      chainId,
      rpcUrls: { [chainId]: chain.rpcUrl },
    },
  ])
  await withoutService(context)
  const page = await context.newPage()
  const chip = page.getByRole('banner').getByRole('link', { name: 'Where the data come from' })
  const strip = page.getByText(/^The service has not answered since \d\d:\d\d/)

  await test.step('balances and history come from the chain, and say what is not known', async () => {
    await page.goto(`${account.path}/assets`)
    await expect(page.getByRole('row', { name: /^TUSD/ })).toContainText('900.00')
    await expect(page.getByRole('row', { name: /^ETH/ })).toContainText('5.00')
    await expect(chip).toContainText(/Chain only, block \d/)
    await expect(strip).toBeVisible()
    await expect(page.getByText('Only known tokens are read.')).toBeVisible()
    await expectAccessible(page, 'assets without a service')
    await page.getByRole('link', { name: 'History', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'Account created' })).toBeVisible()
    await expect(page.getByText('The history comes from events only.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
    await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()
  })

  const propose = async (amount: string) => {
    await openInPage(page, `${account.path}/send`)
    await fillPayment(page, 1, { recipient: spareKeys[0].address, token: 'ETH', amount })
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(page)
    await pressSign(page)
    await page.waitForURL(/\/transactions\//)
  }

  await test.step('one owner proposes, the other signs, one executes', async () => {
    await propose('0.5')
    await wallet.setAccount(1)
    await pressSign(page)
    await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    await openInPage(page, `${account.path}/history`)
    await expect(page.getByRole('link', { name: /^Send 0\.50 ETH/ })).toBeVisible()
  })

  // In `npm test`, apps/web/proof/chainOnly.test.ts has a message of two owners and its delivery, `secondMachine` the way to another machine.
  await test.step('a message is signed here, completed on another machine, and comes back', async () => {
    if (!isSoak) return
    await page.goto(`${account.path}/messages`)
    await expect(page.getByText('Only messages stored in this browser are listed.')).toBeVisible()
    await page.getByRole('button', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog', { name: 'New message' })
    await dialog.getByLabel('Text to sign').fill('We moved offices.')
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expectNoDanger(page)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await page.waitForURL(/\/messages\/0x/)
    const messagePath = new URL(page.url()).pathname
    await page.goto(account.path)
    const waiting = page.getByRole('region', { name: 'Waiting to be shared' })
    await waiting.getByRole('button', { name: 'Share: We moved offices.' }).click()
    await expect(waiting.getByRole('textbox', { name: 'Link' })).toHaveValue(/#p=/)
    await expect(
      page.getByRole('table', { name: 'Age of the data' }).getByRole('row', { name: /^Owners, threshold/ }),
    ).toContainText(/From chain.*block \d/)
    await expectAccessible(page, 'overview without a service')
    const link = await waiting.getByRole('textbox', { name: 'Link' }).inputValue()

    const other = await browser.newContext()
    await installTestWallets(other, [
      { privateKeys: [demoOwners[0].privateKey], chainId, rpcUrls: { [chainId]: chain.rpcUrl } },
    ])
    await withoutService(other)
    const machine = await other.newPage()
    await machine.goto(link)
    await expect(machine.getByRole('region', { name: 'What it says' })).toContainText('We moved offices.')
    await expect(machine.getByText('Recovers to an owner')).toBeVisible()
    await machine.getByRole('button', { name: 'Add to the messages and review' }).click()
    await machine.waitForURL(`**${messagePath}`)
    await machine.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await machine.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
    await machine.getByRole('button', { name: 'Sign message' }).click()
    await expect(machine.getByText('Complete: the account accepts the signature')).toBeVisible()
    await openDetail(machine, 'Check on a second machine')
    await machine.getByRole('button', { name: 'Share', exact: true }).click()
    await machine.getByRole('dialog', { name: 'Share this message' }).getByText('QR code or file').click()
    const saved = machine.waitForEvent('download')
    await machine.getByRole('button', { name: 'Save file' }).click()
    await page.goto('/import')
    await page.locator('input[type=file]').setInputFiles(await (await saved).path())
    await page.getByRole('button', { name: 'Add to the messages and review' }).click()
    await expect(page.getByText('Complete: the account accepts the signature')).toBeVisible()
    await other.close()
  })

  await test.step('local proposals are sent to the service when it is back', async () => {
    await propose('0.25')
    // Loaded again: the browser keeps the proposal.
    await page.goto(`${account.path}/queue`)
    await expect(page.getByText('Only proposals stored in this browser are listed.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Send 0\.25 ETH/ })).toBeVisible()
    await context.unroute(toService)
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(strip).toBeHidden()
    await expect(chip).toContainText('Service')
    const queue = () => service().getQueue({ params: { chainId: chain.chainId, safe: account.address } })
    await expect.poll(async () => (await queue()).count).toBe(1)
    await chip.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'The service accepted it' })).toHaveCount(isSoak ? 3 : 2)
    await openInPage(page, `${account.path}/queue`)
    await expect(page.getByRole('link', { name: /^Send 0\.25 ETH/ })).toBeVisible()
    if (!isSoak) return
    const messages = await service().getMessages({
      params: { chainId: chain.chainId, safe: account.address },
      query: {},
    })
    expect(messages.results).toContainEqual(
      expect.objectContaining({ message: 'We moved offices.', status: 'CONFIRMED', confirmationsSubmitted: 2 }),
    )
  })
  await context.close()
})

test('behavior: with no service an account is created, opened, and listed', async ({ browser }) => {
  const chain = await localChain('dev1')
  const context = await browser.newContext()
  const chainId = Number(chain.chainId)
  await installTestWallets(context, [
    { privateKeys: [demoOwners[0].privateKey], chainId, rpcUrls: { [chainId]: chain.rpcUrl } },
  ])
  await withoutService(context)
  const page = await context.newPage()
  await page.goto('/accounts')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
  await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()
  const account = await createAccount(page, chain, 'No service', () => Promise.resolve())
  await openInPage(page, `${account.path}/history`)
  await expect(page.getByRole('link', { name: 'Account created' })).toBeVisible()
  // Loaded again: the browser keeps the account.
  await page.goto('/accounts')
  await expect(page.getByRole('link', { name: /No service/ }).first()).toBeVisible()
  await context.close()
})
