import { demoOwners, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import { encodeOwnerSteps, planOwners } from '@countersign/safe/light'
import { expect, type Page } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { expectAccessible, expectDialogAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { makeFuture, storeFuture } from '../support/makeFuture.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const [newcomer] = spareKeys

/**
 * In `npm test`, `addedNetwork` edits a plan, signs and executes it on two networks in one sitting, `everyPage` visits the board, and the
 * component tests of the board and of `ComparePlan` have the deployment, the co-owner, the shared plan and the drift.
 */
test(
  'behavior: an owner is replaced on two networks by one plan, on one of them with the deployment: proposed in one sitting, shared, executed by a co-owner; a later drift is named',
  { tag: '@soak' },
  async ({ browser, isMobile }) => {
    const chains = [await localChain('dev1'), await localChain('dev2')] as const
    const future = await makeFuture(chains[1])
    const { saltNonce } = future.creation
    const { address } = await makeAccount(chains[0], { version: '1.4.1', saltNonce })
    expect(address).toBe(future.address)
    const [first, second] = chains.map(({ chainName }) => chainName)
    const ana = await openPerson(browser, 1, '/')
    await storeFuture(ana, future, 'Reserve')
    await ana.goto(`/plan/${address}`)
    const rowOf = (page: Page, chain: string | undefined) =>
      page.getByRole('table', { name: 'Accounts of the plan' }).getByRole('row', { name: new RegExp(`^${chain} `) })

    await test.step('both networks are found, one before the deployment; their set-up is the target until the target is changed', async () => {
      await expect(ana.getByRole('heading', { name: 'One set-up for 2 networks' })).toBeVisible()
      await expect(rowOf(ana, first)).toContainText('None, it is as planned')
      await expect(rowOf(ana, second)).toContainText('None, it will begin like that')
      await expect(rowOf(ana, second).getByRole('link', { name: `Deploy on ${second}` })).toBeVisible()
      await ana.getByRole('button', { name: 'Edit' }).click()
      await ana.getByRole('combobox', { name: 'Owner 3' }).fill(newcomer.address)
      await expectDialogAccessible(ana, 'dialog of a plan')
      await ana.getByRole('dialog').getByRole('button', { name: 'Keep the plan' }).click()
      for (const chain of [first, second]) {
        await expect(rowOf(ana, chain)).toContainText('1 owner replaced')
        await expect(rowOf(ana, chain)).toContainText('Not proposed')
      }
      await expect(rowOf(ana, second)).toContainText('Its first transaction deploys it')
      await expect(ana.getByRole('main')).toContainText('a plan cannot change how the account begins')
    })

    await test.step('each network has its own review and its own signature', async () => {
      await ana.getByRole('button', { name: 'Sign 2 in one sitting' }).click()
      const plan = ana.getByRole('complementary', { name: 'Plan' })
      await expect(plan).toContainText('Review 1 of 2 of the plan.')
      await signReviewed(ana)
      await plan.getByRole('button', { name: `Next: ${second}` }).click()
      await expect(plan).toContainText('Review 2 of 2 of the plan.')
      await signReviewed(ana)
      await plan.getByRole('link', { name: 'Back to the plan' }).click()
      for (const chain of [first, second]) await expect(rowOf(ana, chain)).toContainText('1 of 2')
      if (!isMobile) {
        const navigation = ana.getByRole('navigation', { name: 'Main', exact: true })
        await expect(navigation.getByRole('link', { name: 'Set-up' })).toHaveAttribute('aria-current', 'page')
        await expect(ana.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
          'Reserve/Set-up/Compare networks',
        )
      }
      await expect(ana.getByRole('region', { name: 'Who has signed where' })).toContainText(
        new RegExp(`Signed on ${first} and ${second}`),
      )
      await expectAccessible(ana, 'board of a plan')
    })

    const link = await test.step('the plan is shared as a link', async () => {
      await ana.getByRole('button', { name: 'Share the plan' }).click()
      const dialog = ana.getByRole('dialog', { name: 'Share the plan' })
      const text = await dialog.getByRole('textbox', { name: /link/i }).inputValue()
      await ana.keyboard.press('Escape')
      return text
    })

    const ben = await openPerson(browser, 2, '/')
    await test.step('a co-owner compares it with the set-up of today, and finds what waits', async () => {
      await ben.goto(link.slice(link.indexOf('/import')))
      await ben.getByRole('button', { name: 'Open the plan' }).click()
      await expect(ben.getByRole('region', { name: 'The opened plan' })).toContainText('no longer an owner')
      await ben.getByRole('button', { name: 'Use it instead' }).click()
      await expect(rowOf(ben, second)).toContainText('does not have its creation data')
      await ben.getByRole('button', { name: `Add the account on ${second} to this browser` }).click()
      for (const chain of [first, second]) await expect(rowOf(ben, chain)).toContainText('you complete it')
    })

    await test.step('the co-owner executes both; the board is level', async () => {
      await ben.getByRole('button', { name: 'Sign 2 in one sitting' }).click()
      const plan = ben.getByRole('complementary', { name: 'Plan' })
      await executeReviewed(ben)
      await plan.getByRole('button', { name: `Next: ${second}` }).click()
      await expect(plan).toContainText('Review 2 of 2 of the plan.')
      await executeReviewed(ben)
      await plan.getByRole('link', { name: 'Back to the plan' }).click()
      for (const page of [ana, ben])
        for (const chain of [first, second]) await expect(rowOf(page, chain)).toContainText('As planned')
    })

    await test.step('a threshold that is lowered outside of the plan is named, with what the plan undoes', async () => {
      const owners = demoOwners.slice(0, 2).map((owner) => owner.address)
      const from = { account: address, owners: [...owners, newcomer.address], threshold: 2 }
      const [step] = encodeOwnerSteps(from, planOwners(from, { owners: from.owners, threshold: 1 }))
      if (step === undefined) throw new TypeError('no step')
      await executeSafeTransaction(chains[1].rpcUrl, {
        safe: address,
        signers: [demoOwners[0], demoOwners[1]],
        executor: spareKeys[5].address,
        ...step.call,
      })
      const drift = ana.getByRole('region', { name: 'Drift' })
      await expect(drift).toContainText(`${second} changed outside of this plan`, { timeout: 20_000 })
      await expect(drift).toContainText('The plan undoes: signatures needed 2 → 1.')
      await expect(drift).toContainText(/Signatures needed went from 2 to 1, by transaction \d+ today at/)
      await expect(drift.getByRole('link', { name: `See the transaction that changed ${second}` })).toBeVisible()
      await expect(rowOf(ana, second)).toContainText('1 change')
      await expect(rowOf(ana, first)).toContainText('As planned')
    })
  },
)

async function signReviewed(page: Page): Promise<void> {
  await expectNoDanger(page)
  await compareDevice(page)
  // Also before the deployment.
  await expect(page.getByText('could not read the queue')).toHaveCount(0)
  await expect(page.getByText('The service has not answered')).toHaveCount(0)
  await signProposal(page)
  await expect(page.getByText('1 of 2 signed').first()).toBeVisible()
}

async function executeReviewed(page: Page): Promise<void> {
  await expectNoDanger(page)
  await compareDevice(page)
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(page)
  await sendInWallet(page)
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
}
