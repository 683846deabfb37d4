import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'

const ETHER = 10n ** 18n

test('error: without the chain lists stay readable, checks are not checked, signing waits, and all recovers', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: ETHER }, [demoOwners[0]])
  const page = await openPerson(browser, 2, '/accounts')
  const context = page.context()
  const toChain = (url: URL) => url.origin === new URL(chain.rpcUrl).origin
  await context.route(toChain, (route) => route.abort('connectionrefused'))

  await test.step('queue and assets are readable', async () => {
    await page.goto(`${account.path}/queue`)
    const row = page.getByRole('listitem').filter({ hasText: 'Send 1.00 ETH' })
    await expect(row).toContainText('Not checked')
    await expect(row).not.toContainText('Verified')
    await page.goto(`${account.path}/assets`)
    const eth = page.getByRole('row', { name: /^ETH/ })
    await expect(eth).toContainText('5.00')
    await expect(eth.getByRole('img', { name: /^Said by the service/ })).toBeVisible()
    await expect(eth.getByRole('img', { name: /^Read from chain/ })).toHaveCount(0)
  })

  await test.step('signing waits for the chain', async () => {
    await page.goto(`${account.path}/transactions/${hash}`)
    const checks = page.getByRole('region', { name: 'Checks' })
    await expect(checks).toContainText('No check could run')
    await expect(checks).toContainText('Signing is not possible until the chain answers')
    await expect(page.getByRole('button', { name: /^Sign( only)?$/ })).toHaveCount(0)
  })

  await test.step('it recovers', async () => {
    await context.unroute(toChain)
    await page.getByRole('region', { name: 'Checks' }).getByRole('button', { name: 'Try again' }).click()
    await expectNoDanger(page)
    await expect(page.getByRole('button', { name: /^Sign( only)?$/ })).toBeEnabled()
  })
  await context.close()
})
