import { deploySafeContracts, demoOwners, type Devchain, fund, spareKeys, startDevchain } from '@countersign/devchain'
import { installTestWallets } from '@countersign/testkit'
import { expect, type Page } from '@playwright/test'
import { addNetwork } from '../support/addNetwork.ts'
import { chooseNetworks } from '../support/chooseNetworks.ts'
import { compareDevice } from '../support/compareDevice.ts'
import { factOf } from '../support/factOf.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { pressAct } from '../support/pressAct.ts'
import { pressSign } from '../support/pressSign.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'

const added = { chainName: 'Team chain', shortName: 'team' } as const
const [alice, bob] = demoOwners
const [newcomer] = spareKeys

let devchain: Devchain
test.beforeAll(async () => {
  devchain = await startDevchain({ chainId: 4217 })
  await deploySafeContracts(devchain.rpcUrl)
})
test.afterAll(() => devchain.stop({ snapshot: false }))

test('behavior: a network that the person added takes part: creation, first execution, replay, one plan, the list', async ({
  browser,
}) => {
  const chains = [await localChain('dev1'), await localChain('dev2')] as const
  const [first, second] = chains
  const old = await makeAccount(first, { version: '1.4.1' })
  const context = await browser.newContext()
  await keepAccount(context, first, old.address)
  const rpcUrls = Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [Number(chainId), rpcUrl]))
  const [wallet] = await installTestWallets(context, [
    {
      privateKeys: [alice.privateKey, bob.privateKey],
      chainId: Number(first.chainId),
      rpcUrls: { ...rpcUrls, 4217: devchain.rpcUrl },
    },
  ])
  const page = await context.newPage()
  const main = page.getByRole('main')
  const name = `Reserve ${crypto.randomUUID().slice(0, 6)}`

  await test.step('the network is added by its node, whose contracts are compared first', async () => {
    await page.goto('/settings/networks')
    await addNetwork(page, devchain.rpcUrl, added)
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
    await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()
  })

  const address =
    await test.step('one address on three networks: deployed on the added one, paid later on the others', async () => {
      await openInPage(page, '/create')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await chooseNetworks(page, [first.chainName, second.chainName, added.chainName])
      await expect(page.getByText('Has the contracts')).toHaveCount(3)
      for (const { chainName } of chains)
        await page
          .getByRole('radiogroup', { name: `When to pay on ${chainName}` })
          .getByText('Pay later', { exact: true })
          .click()
      await page.getByRole('button', { name: 'Continue to owners' }).click()
      for (const [index, owner] of demoOwners.entries())
        await page.getByRole('combobox', { name: `Address of owner ${index + 1}` }).fill(owner.address)
      await page.getByRole('button', { name: 'Continue to review' }).click()
      await page.getByRole('button', { name: 'Create account', exact: true }).click()
      await expect(page.getByRole('row', { name: new RegExp(`^${added.chainName} Deployed`) })).toBeVisible()
      for (const { chainName } of chains)
        await expect(page.getByRole('row', { name: new RegExp(`^${chainName} Not deployed`) })).toBeVisible()
      const found = /0x[0-9a-fA-F]{40}/.exec((await main.textContent()) ?? '')?.[0]
      if (found === undefined) throw new Error('The board names no address.')
      return found
    })

  await test.step('the file for the other owners names the networks; their page computes the address again', async () => {
    await page.getByRole('button', { name: 'Share with the other owners' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the account' })
    await dialog.getByText('QR code or file', { exact: true }).click()
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save file' }).click()
    const reader = await (await browser.newContext()).newPage()
    await reader.goto('/import')
    await reader.locator('input[type=file]').setInputFiles(await (await saved).path())
    await expect(factOf(reader.getByRole('main'), 'Address')).toContainText(address)
    await expect(reader.getByRole('main')).toContainText('Not configured here: ')
    await reader.getByRole('button', { name: 'Add to this browser' }).click()
    await expect(reader.getByText('The account was added')).toBeVisible()
    await openInPage(reader, '/settings/networks')
    await addNetwork(reader, devchain.rpcUrl, added)
    await openInPage(reader, `/safes/team:${address}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Overview of ${name}`)
    await reader.context().close()
  })

  await test.step('the list has it once, with the added network', async () => {
    // Loaded again: the browser keeps the network and the accounts on it.
    await page.goto('/accounts')
    const row = page.getByRole('row', { name: new RegExp(`^(Networks of )?${name}`) })
    await expect(row).toContainText('1 of 3 deployed')
    await page.getByRole('combobox', { name: 'Network', exact: true }).selectOption(added.chainName)
    await row.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('row', { name: new RegExp(`^${added.chainName}`) })).toContainText('2 of 3')
  })

  await test.step('a payment there to an address that is an account elsewhere, without a contract here, is a danger', async () => {
    await openInPage(page, `/safes/team:${address}/send`)
    await fillPayment(page, 1, { recipient: old.address, token: 'ETH', amount: '0.1' })
    await expect(main).not.toContainText('is not deployed on')
    await expect(main).toContainText('is your account on another network. On this network there is no contract')
  })

  await test.step('the account of another network is deployed there from its creation data', async () => {
    await openInPage(page, `${old.path}/setup`)
    await page.getByRole('button', { name: 'Use on another network' }).click()
    const dialog = page.getByRole('dialog', { name: 'The same address on other networks' })
    await dialog.getByRole('button', { name: `Add on ${added.chainName}` }).click()
    await page.waitForURL(`**/safes/team:${old.address}`)
  })

  await test.step('before it is deployed, two owners sign; one transaction deploys it and executes', async () => {
    await fund(devchain.rpcUrl, old.address, { native: 2n * 10n ** 18n })
    await openInPage(page, `/safes/team:${old.address}/send`)
    await fillPayment(page, 1, { recipient: newcomer.address, token: 'ETH', amount: '0.5' })
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByRole('region', { name: 'The account is deployed with it' })).toContainText('2 of 3')
    await expectNoDanger(page)
    await pressSign(page)
    await page.waitForURL(/\/transactions\//)
    await wallet.setAccount(1)
    await pressSign(page)
    await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
    await pressAct(page, 'Execute')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('sent 0.50')
  })

  await test.step('one plan changes it on both networks, each with its own signatures', async () => {
    await wallet.setAccount(0)
    await openInPage(page, `/plan/${old.address}`)
    const rowOf = (chain: string) =>
      page.getByRole('table', { name: 'Accounts of the plan' }).getByRole('row', { name: new RegExp(`^${chain} `) })
    const plan = page.getByRole('complementary', { name: 'Plan' })
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('combobox', { name: 'Owner 3' }).fill(newcomer.address)
    await page.getByRole('dialog').getByRole('button', { name: 'Keep the plan' }).click()
    for (const chain of [first.chainName, added.chainName]) await expect(rowOf(chain)).toContainText('1 owner replaced')
    await inSitting(page, [first.chainName, added.chainName], async () => {
      await pressSign(page)
      await expect(page.getByText('1 of 2 signed').first()).toBeVisible()
    })
    await plan.getByRole('link', { name: 'Back to the plan' }).click()
    await wallet.setAccount(1)
    for (const chain of [first.chainName, added.chainName]) await expect(rowOf(chain)).toContainText('you complete it')
    await inSitting(page, [first.chainName, added.chainName], async () => {
      await page.getByRole('button', { name: 'Sign and execute' }).click()
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    })
    await plan.getByRole('link', { name: 'Back to the plan' }).click()
    for (const chain of [first.chainName, added.chainName]) await expect(rowOf(chain)).toContainText('As planned')
  })
})

/** The reviews of a plan, one after the other. */
async function inSitting(page: Page, chains: readonly string[], act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Sign ${chains.length} in one sitting` }).click()
  for (const [index, chain] of chains.entries()) {
    if (index > 0)
      await page
        .getByRole('complementary', { name: 'Plan' })
        .getByRole('button', { name: `Next: ${chain}` })
        .click()
    await expectNoDanger(page)
    await compareDevice(page)
    await act()
  }
}
