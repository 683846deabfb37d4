import { findSafeDeployment } from '@countersign/chains'
import { demoOwners } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { inSoak } from '../support/inSoak.ts'
import { localChain, localChainNames } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { openDetail } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const SLOTS = 'Storage of this account'

/** The versions that the networks recommend. */
const RECOMMENDED = { dev1: '1.4.1', dev2: '1.5.0' } as const
const OTHER = { dev1: '1.5.0', dev2: '1.4.1' } as const

for (const shortName of localChainNames)
  test(
    `behavior: two owners upgrade an account of 1.3.0, reloading in the middle, on ${shortName}`,
    inSoak(shortName),
    async ({ browser }) => {
      const [first, second] = demoOwners
      const version = RECOMMENDED[shortName]
      const other = OTHER[shortName]
      const account = await makeAccount(await localChain(shortName), {
        owners: [first, second],
        version: '1.3.0',
        l2: false,
      })
      const ana = await openPerson(browser, 1, account.path)
      const main = ana.getByRole('main')

      await test.step('the overview and the Set-up page say that the contract is outdated', async () => {
        const fact = main.getByRole('listitem').filter({ hasText: 'Contract 1.3.0 is outdated' })
        await expect(fact).toBeVisible()
        await expect(fact).not.toContainText('The service says')
        await ana.goto(`${account.path}/setup#contract`)
        await expect(main.getByText('Contract 1.3.0 is outdated')).toBeVisible()
        await expect(main.getByText('1.3.0, official release')).toBeVisible()
        await expect(main.getByText('Code hash matches')).toBeVisible()
        const links = ana.getByRole('navigation', { name: 'Set-up', exact: true }).getByRole('link')
        // Only the visible part.
        await expect(links.and(ana.locator('[aria-current]'))).toHaveCount(1)
        await main
          .getByRole('region', { name: 'Contract', exact: true })
          .getByRole('link', { name: 'See upgrade' })
          .click()
      })

      await test.step('the upgrade shows the changed, the unchanged and the stored values', async () => {
        await expect(main.getByRole('heading', { name: 'Upgrade the contract', level: 1 })).toBeVisible()
        const changes = main.getByRole('table', { name: 'What the upgrade changes' })
        await expect(changes.getByRole('row', { name: new RegExp(`^Version.* 1\\.3\\.0.* ${version}$`) })).toBeVisible()
        await expect(main.getByText('All 2 owners sign.')).toBeVisible()
        await main.getByText(other, { exact: true }).click()
        await expect(changes.getByRole('row', { name: new RegExp(`^Version.* 1\\.3\\.0.* ${other}$`) })).toBeVisible()
        await ana.reload()
        await expect(changes.getByRole('row', { name: new RegExp(`^Version.* 1\\.3\\.0.* ${other}$`) })).toBeVisible()
        await main.getByText(version, { exact: true }).first().click()
        await expect(changes.getByRole('row', { name: new RegExp(`^Version.* 1\\.3\\.0.* ${version}$`) })).toBeVisible()
        const stored = main.getByRole('table', { name: /^Storage of / })
        await expect(stored.getByRole('row')).toHaveCount(4)
        for (const slot of ['master copy (slot 0)', 'fallback handler', 'nonce'])
          await expect(stored.getByRole('rowheader', { name: slot, exact: true })).toBeVisible()
        await expect(main.getByText('Nothing else in the account’s storage changes.')).toBeVisible()
      })

      await test.step('owner 1 reads the review, reloads it and signs', async () => {
        await main.getByRole('button', { name: 'Review the upgrade' }).click()
        await ana.waitForURL(/\/review\?/)
        await expect(ana.getByRole('heading', { level: 1 })).toContainText(
          `run the published code of SafeL2 ${version} from now on, with its published fallback handler`,
        )
        await ana.reload()
        await expect(ana.getByText('This replaces the code of the account')).toBeVisible()
        const row = main.getByRole('row', { name: new RegExp(`^Contract.* Safe 1\\.3\\.0.* SafeL2 ${version}$`) })
        await expect(row).toBeVisible()
        await expect(ana.getByText(`Delegatecall to SafeMigration ${version} only`)).toHaveCount(1)
        await openDetail(ana, 'Stored values')
        const stored = main.getByRole('table', { name: new RegExp(`^Storage of ${account.address}`, 'i') })
        await expect(stored.getByRole('row')).toHaveCount(4)
        await expect(main.getByText(SLOTS)).toBeVisible()
        await expect(ana.getByText('Settings change as the transaction says')).toBeAttached()
        await compareDevice(ana)
        await signProposal(ana)
      })

      await test.step('once executed, the new version is on the Set-up page and on the overview', async () => {
        await ana.waitForURL(/\/transactions\/0x/)
        await executeByKeys(account, new URL(ana.url()).pathname)
        await ana.goto(`${account.path}/setup#contract`)
        await expect(main.getByText(`${version}, official release`)).toBeVisible()
        await expect(main.getByText('is outdated')).toHaveCount(0)
        const singleton = findSafeDeployment(version, 'SafeL2')
        await expect(main.getByText(singleton?.address.slice(-4) ?? 'SafeL2').first()).toBeVisible()
        await ana.goto(account.path)
        await main.getByRole('region', { name: 'Health' }).getByRole('button', { name: 'Show' }).click()
        const fact = main.getByRole('listitem').filter({ hasText: `Contract ${version}` })
        await expect(fact).toContainText('Code hash is the official release (SafeL2).')
        await expect(fact).not.toContainText('The service says')
      })
    },
  )
