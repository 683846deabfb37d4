import { demoOwners, devClient, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const [ana, ben] = demoOwners

for (const name of localChainNames)
  test(
    `behavior: owners create an owned account with its first funds, find it in the tree, and approve its proposals there on ${name}`,
    inSoak(name),
    async ({ browser }) => {
      const chain = await localChain(name)
      const parent = await makeAccount(chain, { owners: [ana, ben], threshold: 2 })
      const first = await openPerson(browser, 1, `${parent.path}/setup#related`)
      const tree = (page: Page) => page.getByRole('region', { name: 'Related accounts' })
      let child = ''

      await test.step('the form computes the address and names what is missing', async () => {
        await expect(tree(first)).toContainText('No account owns this one. Its two owners are people.')
        await expect(tree(first)).toContainText('It owns no account.')
        await tree(first).getByRole('link', { name: 'Create an account below' }).click()
        await first.getByRole('textbox', { name: 'Name' }).fill('Payroll')
        await first.getByRole('button', { name: 'Add another owner' }).click()
        await first.getByRole('combobox', { name: 'Owner 2' }).fill(ben.address)
        await first.getByRole('combobox', { name: 'Signatures needed' }).selectOption('2 of 2')
        await first.getByRole('textbox', { name: 'Amount 1' }).fill('6')
        await expect(first.getByText('1.00 ETH more than this account holds').first()).toBeVisible()
        await first.getByRole('textbox', { name: 'Amount 1' }).fill('2')
        const panel = first.getByRole('complementary', { name: 'The new account' })
        await expect(panel).toContainText('Confirmed by the factory')
        await expectAccessible(first, 'the form of an account below')
        await first.reload()
        await expect(first.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('2')
        await expect(panel).toContainText('Confirmed by the factory')
      })

      const path = await test.step('the review describes the bytes, and two owners sign', async () => {
        await first.getByRole('button', { name: 'Review', exact: true }).click()
        await expect(first.getByRole('heading', { level: 1 })).toContainText(
          /will create a new account 0x.{9}, owned by this account and Demo owner 2 \(2 of 2\) and send 2\.00 ETH to the new account\./,
        )
        await expect(first.getByText('The new account is what is shown')).toBeAttached()
        await signProposal(first)
        await first.waitForURL(/\/transactions\/0x/)
        return new URL(first.url()).pathname
      })

      await test.step('once executed, the tree contains it, with its name on the device that named it', async () => {
        await executeByKeys(parent, path)
        const second = await openPerson(browser, 2, `${parent.path}/setup#related`)
        await expect(tree(second)).toContainText('2 of 2')
        await expect(tree(second)).toContainText('1 of its 2 owners')
        await tree(second).getByRole('link', { name: 'Open' }).click()
        await second.waitForURL(/\/safes\/dev\d:0x[0-9a-fA-F]{40}$/)
        child = new URL(second.url()).pathname
        const address = child.slice(-42) as `0x${string}`
        expect(await devClient(chain.rpcUrl).getBalance({ address })).toBe(2n * 10n ** 18n)

        await openInPage(second, `${child}/send`)
        await second.getByRole('combobox', { name: 'Recipient 1' }).fill(spareKeys[2].address)
        await second.getByRole('textbox', { name: 'Amount 1' }).fill('0.5')
        await second.getByRole('button', { name: 'Review', exact: true }).click()
        await signProposal(second)
        await second.waitForURL(/\/transactions\/0x/)
        await openInPage(second, `${child}/setup#related`)
        await expect(tree(second)).toContainText('One account owns this one, together with one person.')
        await second.context().close()
      })

      await test.step('from the tree the parent signs the proposals of the new account', async () => {
        await openInPage(first, `${parent.path}/setup#related`)
        await expect(tree(first)).toContainText('Payroll')
        await tree(first).getByRole('link', { name: 'Sign as parent (1)' }).click()
        await first.waitForURL(new RegExp(`${child}/transactions/`))
        await first.getByRole('button', { name: /^Approve through / }).click()
        await first.waitForURL(new RegExp(`${parent.address}/review\\?draft=`))
        await expect(first.getByRole('region', { name: 'Inner transactions' })).toContainText('Recomputed here, equal')
        await signProposal(first)
        await first.context().close()
      })
    },
  )
