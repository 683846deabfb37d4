import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { runRecovery, setUpRecovery } from '../support/recovery.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const newOwner = spareKeys[3].address
const owners = demoOwners.slice(0, 2)

for (const shortName of localChainNames)
  test(
    `behavior: two owners set recovery up, a recoverer announces, both see the alarm and cancel it on ${shortName}`,
    inSoak(shortName),
    async ({ browser }) => {
      const account = await makeAccount(await localChain(shortName), { owners, threshold: 2 })
      const ana = await openPerson(browser, 1, `${account.path}/setup`)
      await test.step('set up, in one transaction of both owners', async () => {
        await ana.getByRole('link', { name: 'Set up recovery' }).click()
        await expect(ana.getByRole('heading', { name: 'Set up recovery', level: 1 })).toBeVisible()
        await expect(ana.getByRole('button', { name: 'Continue to review' })).toHaveAttribute('aria-disabled', 'true')
        await ana.getByRole('combobox', { name: 'Recoverer 1' }).fill(demoOwners[2].address)
        await ana.reload()
        await expect(ana.getByRole('combobox', { name: 'Recoverer 1' })).toHaveValue(demoOwners[2].address)
        await expect(ana.getByText('Known code')).toBeVisible()
        await ana.getByRole('button', { name: 'Continue to review' }).click()
        await expect(ana.getByRole('heading', { level: 1 })).toContainText(
          'let Demo owner 3 replace the owners after 14 days of notice',
        )
        await expect(ana.getByText('This changes who controls the account')).toBeVisible()
        await expect(ana.getByText('Settings change as the transaction says')).toBeAttached()
        await signDraft(ana)
        await executeByKeys(account, new URL(ana.url()).pathname)
        await openInPage(ana, `${account.path}/setup`)
        const section = ana.getByRole('region', { name: 'Recovery' })
        await expect(section).toContainText('set up, nothing is running')
        await expect(section).toContainText('Demo owner 3')
        await expect(section).toContainText('14 days. During the notice, any 2 owners can cancel.')
        await expect(section.getByText('Monitored')).toBeVisible()
      })

      await test.step('the recoverer announces new owners', async () => {
        const recoverer = await openPerson(browser, 3, `${account.path}/setup`)
        await recoverer.getByRole('link', { name: 'Start a recovery' }).click()
        await expect(recoverer.getByRole('button', { name: 'Announce the recovery' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await recoverer.getByRole('button', { name: 'Remove owner 2' }).click()
        await recoverer.getByRole('combobox', { name: 'Owner 1' }).fill(newOwner)
        await recoverer.getByRole('textbox', { name: 'Signatures needed' }).fill('1')
        await recoverer.reload()
        await expect(recoverer.getByRole('combobox', { name: /^Owner / })).toHaveCount(1)
        await expect(recoverer.getByRole('combobox', { name: 'Owner 1' })).toHaveValue(newOwner)
        await expect(recoverer.getByRole('textbox', { name: 'Signatures needed' })).toHaveValue('1')
        await recoverer.getByRole('button', { name: 'Announce the recovery' }).click()
        await sendInWallet(recoverer)
        await expect(alarm(recoverer)).toContainText('from all its owners')
        const carryOut = recoverer.getByRole('button', { name: 'Execute it' })
        await expect(carryOut).toHaveAttribute('aria-disabled', 'true')
        await expect(recoverer.getByText(/^Possible from /)).toBeVisible()
        await recoverer.context().close()
      })

      await test.step('the inbox lists the announced recovery first, and can cancel it', async () => {
        // Loaded again: the service looks for announcements every 30 seconds, an open page once a minute.
        await ana.goto('/')
        const card = ana.getByRole('alert', { name: /^Recovery alarm of/ }).filter({
          has: ana.locator(`a[href*="${account.address}"]`),
        })
        await expect(card).toContainText('Demo owner 3 has started to recover')
        await expect(card).toContainText(
          /^.*On \d+ \w+ \d{4} at \d\d:\d\d UTC, in 13 days \d+ h, both owners are replaced/,
        )
        await card.getByRole('button', { name: 'Stop the recovery' }).click()
        await expect(ana.getByRole('heading', { level: 1 })).toContainText('cancel every recovery announced so far')
      })

      await test.step('both owners see it on their current pages, and cancel', async () => {
        await openInPage(ana, account.path)
        const strip = ana.getByRole('status').filter({ hasText: 'A recovery is running that would take' })
        await expect(strip).toContainText('Demo owner 3 wants to remove both owners')
        await strip.getByRole('link', { name: 'Review and cancel' }).click()
        await expect(ana.getByRole('heading', { level: 1 })).toContainText('the only one, who then signs alone.')
        await expect(ana.getByRole('row', { name: /^Remaining owners/ })).toContainText('None')
        await expect(ana.getByText('No cancellation is proposed yet.')).toBeVisible()
        await ana.getByRole('button', { name: 'Mark as expected' }).click()
        await expect(ana.getByText('An expected recovery is running')).toBeVisible()
        await ana.getByRole('button', { name: 'Mark as unexpected' }).click()
        await ana.getByRole('button', { name: 'Cancel and remove in one transaction' }).click()
        await expect(ana.getByRole('heading', { level: 1 })).toContainText('cancel every recovery announced so far')
        await expect(ana.getByText('This removes a recoverer')).toBeVisible()
        await signDraft(ana)
        const cancellation = new URL(ana.url()).pathname
        await openInPage(ana, `${account.path}/setup/recovery`)
        await expect(ana.getByRole('region', { name: 'Cancellation' })).toContainText('signed by Demo owner 1')
        await expect(ana.getByText('A cancellation is waiting. 1 more signature stops the recovery.')).toBeVisible()
        await executeByKeys(account, cancellation)
        await openInPage(ana, `${account.path}/setup`)
        const section = ana.getByRole('region', { name: 'Recovery' })
        await expect(section).toContainText('set up, nothing is running')
        await expect(section).toContainText('None. No recovery can be started.')
        await section.getByRole('button', { name: 'Past attempts' }).click()
        await expect(ana.getByRole('dialog', { name: 'Past attempts' })).toContainText(
          /Cancelled on \d+ \w+ \d{4}, \d\d:\d\d UTC.*Announced on /,
        )
      })
      await ana.context().close()
    },
  )

for (const shortName of localChainNames)
  test(
    `behavior: an attempt that is not cancelled is executed after its notice by any wallet on ${shortName}`,
    // That the module accepts it is in packages/safe/proof/recovery, the button of any wallet in AlarmView.test.tsx.
    { tag: '@soak' },
    async ({ browser }) => {
      const account = await makeAccount(await localChain(shortName), { owners, threshold: 1 })
      const { module } = await setUpRecovery(account, { recoverer: spareKeys[0].address, cooldown: 25n })
      const before = await openPerson(browser, 3, `${account.path}/setup/recovery`)
      await expect(before.getByRole('heading', { name: 'Change recovery', level: 1 })).toBeVisible()
      await expect(before.getByText('The notice is shorter than a day')).toBeVisible()
      await expect(before.getByRole('textbox', { name: 'Notice before it takes effect: number' })).toHaveValue('25')
      await runRecovery(account, { module, recoverer: spareKeys[0].address, owners: [demoOwners[0].address, newOwner] })
      await expect(alarm(before)).toContainText('would change who owns', { timeout: 30_000 })
      await expect(before.getByRole('button', { name: 'Execute it' })).toHaveAttribute('aria-disabled', 'true')
      await expect(before.getByText('The notice is over')).toBeVisible({ timeout: 60_000 })
      // The clock of a local chain is behind this machine's by the start-up time of the chain.
      await expect(async () => {
        await before.getByRole('button', { name: 'Execute it' }).click()
        await expect(before.getByRole('dialog', { name: 'Send this transaction?' })).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      await sendInWallet(before)
      await expect(before.getByText('The recovery was executed')).toBeVisible()
      await before.goto(`${account.path}/setup`)
      await expect(before.getByRole('region', { name: 'Recovery' })).toContainText('set up, nothing is running')
      await expect(before.getByRole('region', { name: 'Owners' })).toContainText(newOwner.slice(0, 6))
      await before.getByRole('button', { name: 'Past attempts' }).click()
      await expect(before.getByRole('dialog', { name: 'Past attempts' })).toContainText(/Executed on \d+ \w+ \d{4}/)
      await before.context().close()
    },
  )

const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Announced' })

async function signDraft(page: Page): Promise<void> {
  await expectNoDanger(page)
  await expect(page.getByText(/From a test run on the chain at block/)).toBeVisible()
  await compareDevice(page)
  await pressSign(page)
  await signInWallet(page)
  await expect(page.getByText(/1 of 2 signed/).first()).toBeVisible()
}
