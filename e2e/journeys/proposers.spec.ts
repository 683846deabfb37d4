import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const [ana, ben, pia] = demoOwners
const NOT_AN_OWNER = 'proposed by Demo owner 3, not an owner'
const isSoak = process.env['JOURNEYS'] === 'all'
const SENTENCE = 'Send 1.25 ETH'

for (const shortName of localChainNames)
  test(
    `behavior: a proposer proposes a payment, owners sign it, and the proposer is removed on ${shortName}`,
    inSoak(shortName),
    async ({ browser }) => {
      const account = await makeAccount(await localChain(shortName), { owners: [ana, ben], threshold: 2 })
      const owner = await openPerson(browser, 1, `${account.path}/setup#proposers`)
      const list = owner.getByRole('region', { name: 'Proposers' })

      await test.step('an owner adds the proposer', async () => {
        await expect(list.getByText('No proposers.')).toBeVisible()
        await expect(owner.getByRole('navigation', { name: 'Set-up' }).locator('[aria-current]')).toHaveCount(1)
        await list.getByRole('button', { name: 'Add a proposer' }).click()
        const dialog = owner.getByRole('dialog', { name: 'Add a proposer' })
        await dialog.getByRole('combobox', { name: 'Proposer' }).fill(ben.address)
        await expect(dialog.getByText('This is an owner. Owners can propose already.')).toBeVisible()
        await dialog.getByRole('combobox', { name: 'Proposer' }).fill(pia.address)
        await dialog.getByRole('textbox', { name: 'Label' }).fill('Pay bot')
        await dialog.getByRole('combobox', { name: 'Can propose for' }).selectOption('90 days')
        await dialog.getByRole('button', { name: 'Sign and add' }).click()
        await signInWallet(owner)
        const row = list.getByRole('row', { name: /Demo owner 3/ })
        await expect(row).toContainText(/You, \d+ \w+ \d{4}/)
        await expect(row).toContainText('Nothing')
      })

      const proposer = await openPerson(browser, 3, `${account.path}/send`)
      await test.step('the proposer proposes a payment, and signs nothing else', async () => {
        await draftPayment(proposer)
        await expect(proposer.getByText('You may propose this, and no owner has signed yet')).toBeVisible()
        const answered = proposer.waitForResponse((response) => response.url().endsWith('/propose'))
        await proposer.getByRole('button', { name: 'Propose', exact: true }).click()
        await signInWallet(proposer)
        expect((await answered).status()).toBeLessThan(300)
        await expect(proposer.getByText('Proposed by Demo owner 3, who is not an owner.')).toBeVisible()
        await expectRefused(proposer, 'Sign', /it may propose, but not sign\.$/)
      })

      await test.step('the queue shows the proposer, and hides such proposals on request', async () => {
        await expect(list.getByRole('row', { name: /Demo owner 3/ })).toContainText('1 transaction')
        await openInPage(owner, `${account.path}/queue`)
        const row = owner.getByRole('listitem').filter({ hasText: SENTENCE })
        await expect(row).toContainText(NOT_AN_OWNER)
        await owner.getByRole('button', { name: 'Hide', exact: true }).click()
        await expect(owner.getByText('1 proposal from proposers is hidden.')).toBeVisible()
        await expect(row).toHaveCount(0)
        await expect(owner).toHaveURL(/proposers=hidden/)
        // Loaded again, without the parameter in the address bar: the choice for this account is kept.
        await owner.goto(`${account.path}/queue`)
        await expect(owner.getByText('1 proposal from proposers is hidden.')).toBeVisible()
        await owner.getByRole('button', { name: 'Show', exact: true }).click()
        await expect(row).toBeVisible()
      })

      await test.step('an owner signs on the page, and the page of another sees that it was executed', async () => {
        await owner.getByRole('link', { name: /^Review: Send 1\.25 ETH/ }).click()
        await expect(owner.getByText('Proposed by Demo owner 3, who is not an owner.')).toBeVisible()
        await pressSign(owner)
        await signInWallet(owner)
        await expect(owner.getByText('You signed transaction 0')).toBeVisible()
        const second = await openPerson(browser, 2, owner.url())
        // Only the wallet that proposed a transaction can delete it; others see no button.
        await expect(second.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
        await executeByKeys(account, new URL(owner.url()).pathname)
        await expect(second.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
        await second.context().close()
      })

      // In `npm test`, ReviewActions.test.tsx has the words for a wallet that may not propose.
      await test.step('a removed proposer drafts, and sees why nothing is sent', async () => {
        if (isSoak) {
          await openInPage(proposer, `${account.path}/send`)
          await draftPayment(proposer)
          await expect(proposer.getByRole('button', { name: 'Propose', exact: true })).toBeVisible()
        }
        await openInPage(owner, `${account.path}/setup#proposers`)
        await list.getByRole('button', { name: 'Remove Demo owner 3' }).click()
        const dialog = owner.getByRole('dialog', { name: 'Remove Demo owner 3?' })
        await dialog.getByRole('button', { name: 'Sign and remove' }).click()
        await signInWallet(owner)
        await expect(list.getByText('No proposers.')).toBeVisible()
        if (isSoak) await expectRefused(proposer, 'Propose', /neither an owner nor a proposer\.$/)
      })
    },
  )

async function draftPayment(page: Page): Promise<void> {
  await fillPayment(page, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1.25' })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expectNoDanger(page)
}

/** The button is visible, blocked, and says why. */
async function expectRefused(page: Page, name: string, words: RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(words)
}
