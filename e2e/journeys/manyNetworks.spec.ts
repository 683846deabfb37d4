import { demoOwners } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { chooseNetworks } from '../support/chooseNetworks.ts'
import { sendInWallet } from '../support/demoWallet.ts'
import { factOf } from '../support/factOf.ts'
import { expectDialogAccessible } from '../support/expectAccessible.ts'
import { holdBlocks } from '../support/holdBlocks.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { test } from '../support/test.ts'

test('behavior: one address on two networks, paid on one; another owner gets the link and deploys it on the other', async ({
  browser,
}) => {
  const [first, second] = [await localChain('dev1'), await localChain('dev2')]
  const name = `Bridge reserve ${crypto.randomUUID().slice(0, 6)}`
  const ana = await openPerson(browser, 1, '/create')
  const main = ana.getByRole('main')

  const address =
    await test.step('the address is equal on both networks, and shown before anything is signed', async () => {
      await ana.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await chooseNetworks(ana, [first.chainName, second.chainName])
      await expect(ana.getByText('Has the contracts')).toHaveCount(2)
      await ana
        .getByRole('radiogroup', { name: `When to pay on ${second.chainName}` })
        .getByText('Pay later', { exact: true })
        .click()
      const rowOf = (chain: string) => ana.getByRole('row', { name: new RegExp(`^${chain} `) })
      await expect(rowOf(first.chainName)).toContainText(/at most 0\.\d+ ETH/)
      await expect(rowOf(second.chainName)).not.toContainText('at most')
      await ana.getByRole('button', { name: 'Advanced' }).click()
      await ana.getByRole('combobox', { name: 'Salt' }).selectOption('My own number')
      const salt = String(BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`))
      await ana.getByRole('textbox', { name: 'My own number' }).fill(salt)
      await ana.getByRole('button', { name: 'Continue to owners' }).click()
      await expect(ana.getByRole('combobox', { name: 'Address of owner 1' })).toHaveValue(demoOwners[0].address)
      for (const [index, { address }] of demoOwners.slice(1).entries())
        await ana.getByRole('combobox', { name: `Address of owner ${index + 2}` }).fill(address)
      await ana.getByRole('button', { name: 'Continue to review' }).click()
      await expect(factOf(main, 'Networks')).toContainText(`${first.chainName}, pay now`)
      await expect(factOf(main, 'Networks')).toContainText(`${second.chainName}, pay later`)
      await expect(factOf(main, 'Salt')).toHaveText(salt)
      await expect(factOf(main, 'Address')).toContainText(/0x[0-9a-fA-F]{40}/)
      return /0x[0-9a-fA-F]{40}/.exec((await factOf(main, 'Address').textContent()) ?? '')?.[0] ?? ''
    })

  await test.step('it is deployed on the network that is paid now', async () => {
    await ana.getByRole('button', { name: 'Create account', exact: true }).click()
    await sendInWallet(ana)
    await expect(ana.getByRole('row', { name: new RegExp(`^${first.chainName} Deployed`) })).toBeVisible()
    await expect(ana.getByRole('row', { name: new RegExp(`^${second.chainName} Not deployed`) })).toBeVisible()
  })

  const link = await test.step('the other owners get everything that decides the address', async () => {
    await ana.getByRole('button', { name: 'Share with the other owners' }).click()
    const dialog = ana.getByRole('dialog', { name: 'Share the account' })
    return dialog.getByRole('textbox', { name: /link/i }).inputValue()
  })

  const ben = await openPerson(browser, 2, '/')
  await test.step('the page of the reader computes the address again, and adds the account', async () => {
    await ben.goto(link.slice(link.indexOf('/import')))
    await expect(ben.getByRole('heading', { name: `“${name}”` })).toBeVisible()
    await expect(factOf(ben.getByRole('main'), 'Address')).toContainText(address)
    await ben.getByRole('button', { name: 'Add to this browser' }).click()
    await expect(ben.getByText('The account was added')).toBeVisible()
    await ben.goto(`/safes/dev2:${address}`)
    await expect(ben.getByRole('heading', { name: `${name} is not deployed on ${second.chainName}` })).toBeVisible()
    await expect(ben.getByRole('main')).toContainText('Sign and execute transactionsYes.')
  })

  await test.step('Receive says that the account is not deployed there', async () => {
    await ben.getByRole('button', { name: 'Receive', exact: true }).click()
    const dialog = ben.getByRole('dialog', { name: 'Receive' })
    await expect(dialog).toContainText(`The account is not deployed on ${second.chainName} yet`)
    await expect(dialog).toContainText(address)
    await ben.keyboard.press('Escape')
  })

  await test.step('the list of accounts has its state until it is an account', async () => {
    await ben.goto('/accounts')
    const networks = ben.getByRole('button', { name: new RegExp(`^(Networks of )?${name}`) })
    await networks.click()
    const row = ben.getByRole('row', { name: new RegExp(`^${second.chainName}`) })
    await expect(row).toContainText('Not deployed')
    await expect(row).toContainText('need the contract')
    await row.getByRole('link', { name: `Deploy on ${second.chainName}` }).click()
    await holdBlocks(second, async () => {
      await ben.getByRole('button', { name: `Deploy now on ${second.chainName}` }).click()
      await sendInWallet(ben)
      const title = `${name} is being deployed on ${second.chainName}`
      await expect(ben.getByRole('heading', { name: title })).toBeVisible()
      await expect(ben.getByRole('link', { name: `Transaction on ${second.chainName}` })).toBeVisible()
      await ben.goto('/accounts')
      await networks.click()
      await expect(row).toContainText('Deploying')
      await expect(row).toContainText('it can only receive here')
    })
    await expect(row).not.toContainText('Deploying')
    await row.getByRole('link', { name: second.chainName, exact: true }).click()
    await expect(ben.getByRole('button', { name: `Account: ${name}. Switch account` })).toBeVisible()
  })
})

/** In `npm test`, `addedNetwork` deploys from the creation data, and the proofs `manyNetworks` and `undeployed` refuse changed ones. */
test(
  'behavior: an account is deployed on another network from its own creation data; changed data are refused',
  { tag: '@soak' },
  async ({ browser }) => {
    const [first, second] = [await localChain('dev1'), await localChain('dev2')]
    const { address, path } = await makeAccount(first)
    const ana = await openPerson(browser, 1, '/')
    const open = async () => {
      await ana.goto(`${path}/setup`)
      await ana.getByRole('button', { name: 'Use on another network' }).click()
      return ana.getByRole('dialog', { name: 'The same address on other networks' })
    }

    await test.step('a service that changes one value of the creation is noticed', async () => {
      await ana.route('**/creation', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...Object(await answer.json()), saltNonce: '1' } })
      })
      const dialog = await open()
      await expect(dialog).toContainText('The creation data that arrived give another address')
      await expect(dialog.getByRole('button', { name: /^Add on/ })).toHaveCount(0)
      await ana.unroute('**/creation')
    })

    await test.step('the list of accounts leads there too; the address proves the data, and the other network can have it', async () => {
      await ana.goto('/accounts')
      await ana.getByRole('button', { name: new RegExp(`^Networks of ${address.slice(0, 6)}`) }).click()
      await ana.getByRole('link', { name: 'Add on another network' }).click()
      const dialog = ana.getByRole('dialog', { name: 'The same address on other networks' })
      await expect(dialog).toContainText('it is the address of this account')
      await expect(dialog).toContainText('2 of 3 signatures')
      const row = dialog.getByRole('row', { name: second.chainName })
      await expect(row).toContainText('Can have this address')
      await expectDialogAccessible(ana, 'dialog of other networks')
      await row.getByRole('button', { name: `Add on ${second.chainName}` }).click()
    })

    await test.step('it is deployed there, and then it is an account', async () => {
      await ana.getByRole('button', { name: `Deploy now on ${second.chainName}` }).click()
      await sendInWallet(ana)
      await expect(ana).toHaveURL(new RegExp(`dev2:${address}`, 'i'))
      await expect(ana.getByRole('button', { name: /^Account: / })).toBeVisible()
    })
  },
)
