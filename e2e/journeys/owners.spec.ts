import { demoOwners, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import { encodeOwnerSteps, planOwners } from '@countersign/safe/light'
import { expect, type Page } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const [newcomer] = spareKeys

for (const shortName of localChainNames)
  test(
    `behavior: two owners replace a third and raise the threshold on ${shortName}`,
    inSoak(shortName),
    async ({ browser }) => {
      const account = await makeAccount(await localChain(shortName), { owners: demoOwners, threshold: 2 })
      const ana = await openPerson(browser, 1, `${account.path}/setup`)
      const address = ana.getByRole('combobox', { name: 'Address of owner 3' })
      const threshold = ana.getByRole('group', { name: 'Signatures needed' })
      const plan = ana.getByRole('region', { name: 'One transaction, 2 calls' })

      await test.step('the form opens with the replacement prefilled, and says what is needed', async () => {
        await expect(ana.getByRole('row', { name: /^Demo owner 3/ })).toBeVisible()
        await ana.getByRole('link', { name: 'Replace Demo owner 3' }).click()
        await ana.waitForURL(/\/setup\/owners$/)
        await expect(ana.getByRole('button', { name: 'Continue to review' })).toHaveAccessibleDescription(
          'Owner 3 has no address yet.',
        )
        await address.fill(account.address)
        await expect(ana.getByText(`${account.address} is this account itself`).first()).toBeVisible()
        await address.fill(`${shortName}:${newcomer.address}`)
        await ana.getByRole('textbox', { name: 'Name of owner 3' }).fill('Dana')
        await threshold.getByRole('button', { name: 'One more' }).click()
        await expect(plan).toContainText('Replace Demo owner 3 with Dana')
        await expect(plan).toContainText('Change the signatures needed from 2 to 3')
        await expect(ana.getByText('One lost key would lock the account')).toBeVisible()
      })

      await test.step('a reload in the middle of the form loses no input', async () => {
        await ana.reload()
        await expect(address).toHaveValue(`${shortName}:${newcomer.address}`)
        await expect(threshold).toContainText('3')
        await expect(plan).toContainText('Replace Demo owner 3 with Dana')
      })

      await test.step('the first owner signs, after a reload of the review', async () => {
        await ana.getByRole('button', { name: 'Continue to review' }).click()
        await ana.waitForURL(/\/review\?/)
        await readyToSign(ana)
        await ana.reload()
        await readyToSign(ana)
        await expect(ana.locator('[data-check=owner-target][data-verdict=verified]')).toBeAttached()
        await compareDevice(ana)
        await signProposal(ana)
        await expect(ana.getByText('1 of 2 signed').first()).toBeVisible()
      })

      await test.step('the second owner completes and executes it', async () => {
        await executeByKeys(account, new URL(ana.url()).pathname)
        await expect(ana.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
      })

      await test.step('Set-up shows the new owners, history names the change, and the form is empty again', async () => {
        await openInPage(ana, `${account.path}/setup`)
        await expect(ana.getByRole('main')).toContainText('3, any 3 sign')
        await expect(ana.getByRole('row', { name: /^Dana/ })).toBeVisible()
        await expect(ana.getByRole('row', { name: /^Demo owner 3/ })).toBeHidden()
        await expect(ana.getByRole('main')).toContainText('No key may be lost')
        await openInPage(ana, `${account.path}/setup/owners`)
        await expect(ana.getByRole('heading', { name: 'Nothing changes yet' })).toBeVisible()
        await openInPage(ana, `${account.path}/history`)
        await ana.getByRole('link', { name: 'Batch of 2 calls', exact: true }).click()
        await expect(ana.getByRole('main')).toContainText('Dana')
      })
    },
  )

/** Every check has run, including the trial. */
async function readyToSign(page: Page): Promise<void> {
  await expectNoDanger(page)
  await expect(page.getByText('Settings change as the transaction says')).toBeAttached()
}

/** In `npm test`, apps/web/proof/ownerTarget.test.ts has the calls, their block and the new ones, on the chain. */
test(
  'security: owners who change on chain after the draft was made change its calls, and the page says so on dev1',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const account = await makeAccount(chain, { owners: demoOwners, threshold: 2 })
    const ana = await openPerson(browser, 1, `${account.path}/setup/owners?remove=${demoOwners[2].address}`)
    const hash = ana.getByRole('group', { name: 'safeTxHash' })

    await test.step('a stored change is restored on Set-up', async () => {
      await expect(ana.getByRole('region', { name: 'One transaction, 1 call' })).toContainText('Remove Demo owner 3')
      await ana.getByRole('button', { name: 'Keep as draft' }).click()
      await ana.getByRole('button', { name: 'Continue', exact: true }).click()
      await ana.getByRole('button', { name: 'Continue to review' }).click()
      await readyToSign(ana)
    })

    const before = await hash.textContent()
    await test.step('another owner is added: the calls are computed again, with a caution', async () => {
      const from = { account: account.address, owners: demoOwners.map(({ address }) => address), threshold: 2 }
      const target = { owners: [...from.owners, newcomer.address], threshold: 2 }
      for (const { call } of encodeOwnerSteps(from, planOwners(from, target)))
        await executeSafeTransaction(chain.rpcUrl, {
          safe: account.address,
          signers: [demoOwners[0], demoOwners[1]],
          executor: spareKeys[5].address,
          to: call.to,
          data: call.data,
        })
      await expect(ana.getByText('The owners changed since you made this draft')).toBeVisible()
      await expect(ana.getByRole('button', { name: /^Calls/ })).toContainText('2 calls')
      await expect(hash).not.toHaveText(before ?? '')
    })
  },
)

test('behavior: a caution of the review offers the current threshold, for a draft and for a proposal on dev1', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'), { owners: demoOwners, threshold: 2 })
  const ana = await openPerson(browser, 1, `${account.path}/setup/owners?replace=${demoOwners[2].address}`)
  const cautionOf = (page: Page) => page.locator('[data-check=owner-graph][data-verdict=caution]')
  const keepTwo = { name: 'Keep 2 signatures instead' }

  await test.step('a draft of 3 of 3 is proposed nevertheless', async () => {
    await ana.getByRole('combobox', { name: 'Address of owner 3' }).fill(newcomer.address)
    await ana.getByRole('group', { name: 'Signatures needed' }).getByRole('button', { name: 'One more' }).click()
    await ana.getByRole('button', { name: 'Continue to review' }).click()
    await readyToSign(ana)
    await expect(cautionOf(ana)).toContainText('One lost key would lock the account')
    await compareDevice(ana)
    await signProposal(ana)
  })

  const ben = await openPerson(browser, 2, `${account.path}/queue`)
  await test.step('another owner makes the same change with a threshold of 2, for the same nonce', async () => {
    await ben.getByRole('link', { name: /^Review: / }).click()
    await cautionOf(ben).getByRole('button', keepTwo).click()
    await ben.waitForURL(/\/review\?draft=/)
    await readyToSign(ben)
    await expect(cautionOf(ben)).toHaveCount(0)
    await expect(ben.locator('[data-check=owner-target][data-verdict=verified]')).toBeAttached()
    await expect(ben.getByRole('row', { name: /^Signatures needed/ })).toContainText('2 of 32 of 3')
    await expect(ben.getByText('Transaction 0', { exact: false }).first()).toBeVisible()
  })

  await test.step('or adds an owner in the form', async () => {
    await ben.goBack()
    await cautionOf(ben).getByRole('button', { name: 'Add a fourth owner first' }).click()
    await ben.waitForURL(/\/setup\/owners$/)
    await expect(ben.getByRole('combobox', { name: 'Address of owner 4' })).toBeVisible()
  })
})
