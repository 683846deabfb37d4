import { demoOwners, devClient } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { expect, type Page } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { signInWallet } from '../support/demoWallet.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames, type LocalChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { checksOf } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const owners = demoOwners.slice(0, 2)

/** Allows everything, and reports by ERC-165 that it is a transaction guard. */
const OPEN_GUARD: Hex = '0x3660241415601a5760043560e01c63e6d7a83a145f5260205ff35b60015f5260205ff3'
/** The same as a module guard. */
const OPEN_MODULE_GUARD: Hex = '0x3660241415601a5760043560e01c6358401ed8145f5260205ff35b60015f5260205ff3'
/** Refuses only `setGuard` of the zero address, and returns 1 for every other call. */
const LOCKING_GUARD: Hex = '0x604435602401803560e01c63e19a9dd9149060040135151660235760015f5260205ff35b5f5ffd'

async function place(chain: LocalChain, bytecode: Hex): Promise<Address> {
  const address = checksumAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
  await devClient(chain.rpcUrl).setCode({ address, bytecode })
  return address
}

/** The first owner signs the draft that is open. @returns the path of the transaction */
async function propose(page: Page): Promise<string> {
  await expect(page.getByText('Settings change as the transaction says')).toBeAttached()
  await overrideAll(page)
  await compareDevice(page)
  await pressSign(page)
  await signInWallet(page)
  await page.waitForURL(/\/transactions\/0x/)
  return new URL(page.url()).pathname
}

/** Types every sentence that signing requires. */
async function overrideAll(page: Page): Promise<void> {
  const override = page.getByRole('button', { name: 'Override', exact: true })
  const ready = page.getByRole('button', { name: /^(Compare, then sign|Sign( only)?)$/ })
  const quick = { timeout: 2_000 }
  // On a busy machine a check may block signing until it has run again, and then the button is gone.
  await expect(async () => {
    await expect(checksOf(page)).not.toContainText('Checking', quick)
    if (await override.isVisible()) {
      await override.click(quick)
      const dialog = page.getByRole('dialog')
      for (const field of await dialog.getByRole('textbox').all()) {
        const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
        await field.fill(/“(.*)”/.exec(label)?.[1] ?? '')
      }
      await dialog.getByRole('button', { name: 'Override', exact: true }).click()
    }
    await expect(ready).toBeVisible(quick)
  }).toPass({ timeout: 60_000 })
}

for (const name of localChainNames)
  test(`behavior: two owners enable a module, and disable it again on ${name}`, inSoak(name), async ({ browser }) => {
    const account = await makeAccount(await localChain(name), { owners, threshold: 2 })
    const setup = `${account.path}/setup`
    const ana = await openPerson(browser, 1, setup)
    await expect(ana.getByText('None. Every transaction needs signatures of the owners.')).toBeVisible()

    const added = await test.step('a known module is chosen, and waits', async () => {
      await ana.getByRole('link', { name: 'Add a module' }).click()
      await ana.getByRole('button', { name: 'Choose Allowance 0.1.1' }).click()
      await expect(ana.getByRole('complementary', { name: 'Consequences' })).toContainText('Known code')
      await ana.getByRole('button', { name: 'Continue to review' }).click()
      return propose(ana)
    })
    await test.step('the set-up shows it as not active, with its review', async () => {
      await openInPage(ana, setup)
      const row = ana.getByRole('row', { name: /Not active\. The queued transaction 0 would add it/ })
      await expect(row).toContainText('Allowance 0.1.1')
      await row.getByRole('link', { name: 'Review 0' }).click()
      await ana.waitForURL((url) => url.pathname === added)
      await executeByKeys(account, added)
    })
    const removed = await test.step('it is removed with its predecessor in the list', async () => {
      await openInPage(ana, setup)
      await expect(ana.getByRole('row', { name: /Allowance 0\.1\.1/ })).toContainText('Known code')
      await ana.getByRole('button', { name: 'Remove Allowance 0.1.1' }).click()
      return propose(ana)
    })
    await executeByKeys(account, removed)
    await openInPage(ana, setup)
    await expect(ana.getByText('None. Every transaction needs signatures of the owners.')).toBeVisible()
  })

for (const name of localChainNames)
  test(
    `behavior: a guard is tried before it is set, and two owners set and remove one on ${name}`,
    inSoak(name),
    async ({ browser }) => {
      const chain = await localChain(name)
      const account = await makeAccount(chain, { owners, threshold: 2 })
      const [locking, open] = [await place(chain, LOCKING_GUARD), await place(chain, OPEN_GUARD)]
      const setup = `${account.path}/setup`
      const ana = await openPerson(browser, 1, setup)
      await expect(
        ana.getByText(/^Not available in contract 1\.[34]\.\d\. It requires version 1\.5\.0\./),
      ).toBeVisible()
      await ana.getByRole('link', { name: 'Set a guard' }).click()
      const aside = ana.getByRole('complementary', { name: 'Consequences' })

      await test.step('a guard that would lock the account is a danger here and in the review', async () => {
        await ana.getByRole('combobox', { name: 'Address of the guard' }).fill(locking)
        await expect(aside).toContainText('This guard would lock the account')
        await ana.getByRole('button', { name: 'Continue to review' }).click()
        await expect(ana.getByText('The guard could not be removed again').first()).toBeVisible()
        await expect(ana.getByRole('button', { name: 'Sign is blocked' })).toBeVisible()
        await ana.goBack()
      })
      const set = await test.step('a removable guard is set, after its danger was typed', async () => {
        await ana.getByRole('combobox', { name: 'Address of the guard' }).fill(open)
        await expect(aside).toContainText('Yes, simulated')
        await ana.reload()
        await expect(ana.getByRole('combobox', { name: 'Address of the guard' })).toHaveValue(open)
        await ana.getByRole('button', { name: 'Continue to review' }).click()
        return propose(ana)
      })
      await executeByKeys(account, set)
      const removed = await test.step('and removed', async () => {
        await openInPage(ana, setup)
        await ana.getByRole('button', { name: 'Remove the transaction guard' }).click()
        return propose(ana)
      })
      await executeByKeys(account, removed)
      await openInPage(ana, setup)
      await expect(ana.getByText('None. No guard contract can block a transaction.')).toBeVisible()
    },
  )

for (const name of localChainNames)
  test(
    `behavior: two owners of an account of 1.5.0 set and remove a module guard on ${name}`,
    // The same pages and checks as for the guard above, and guards of both kinds are tried in packages/simulation/proof.
    { tag: '@soak' },
    async ({ browser }) => {
      const chain = await localChain(name)
      const account = await makeAccount(chain, { owners, threshold: 2, version: '1.5.0' })
      const [other, open] = [await place(chain, OPEN_GUARD), await place(chain, OPEN_MODULE_GUARD)]
      const setup = `${account.path}/setup`
      const ana = await openPerson(browser, 1, setup)
      const none = 'None. Each module can do what its row says.'
      await expect(ana.getByText(none)).toBeVisible()
      await ana.getByRole('link', { name: 'Set a module guard' }).click()
      const field = ana.getByRole('combobox', { name: 'Address of the guard' })
      const aside = ana.getByRole('complementary', { name: 'Consequences' })

      await test.step('a guard of the other kind is refused, because the contract would refuse it', async () => {
        await expect(aside).toContainText('A module guard can block every module')
        await field.fill(other)
        await expect(ana.getByRole('button', { name: 'Continue to review' })).toHaveAccessibleDescription(
          'A contract of version 1.5.0 refuses it, because it does not report to be a guard of this kind.',
        )
      })
      const set = await test.step('a guard of this kind is tried and set', async () => {
        await field.fill(open)
        await expect(aside).toContainText('Yes, simulated')
        await ana.reload()
        await expect(field).toHaveValue(open)
        await ana.getByRole('button', { name: 'Continue to review' }).click()
        return propose(ana)
      })
      await executeByKeys(account, set)
      const removed = await test.step('and removed', async () => {
        await openInPage(ana, setup)
        await expect(ana.getByText(none)).toBeHidden()
        await ana.getByRole('button', { name: 'Remove the module guard' }).click()
        return propose(ana)
      })
      await executeByKeys(account, removed)
      await openInPage(ana, setup)
      await expect(ana.getByText(none)).toBeVisible()
    },
  )

for (const name of localChainNames)
  test(
    `behavior: two owners remove the fallback handler, and see beforehand what stops working on ${name}`,
    inSoak(name),
    async ({ browser }) => {
      const account = await makeAccount(await localChain(name), { owners, threshold: 2 })
      const ana = await openPerson(browser, 1, `${account.path}/setup`)
      await expect(ana.getByText('Receives NFTs and confirms signed messages.')).toBeVisible()
      await ana.getByRole('link', { name: 'Change the fallback handler' }).click()
      await ana.getByRole('radio', { name: 'None' }).check()
      const aside = ana.getByRole('complementary', { name: 'Consequences' })
      await expect(aside.getByRole('row', { name: /Receive NFTs by safe transfer \(ERC-721\) Yes No/ })).toBeVisible()
      await expect(aside).toContainText('The following stops working')
      await ana.getByRole('button', { name: 'Continue to review' }).click()
      await executeByKeys(account, await propose(ana))
      await openInPage(ana, `${account.path}/setup`)
      await expect(ana.getByText(/^None\. The account cannot receive NFTs/)).toBeVisible()
    },
  )
