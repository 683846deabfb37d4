import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'

test('behavior: a proposal between the first answer and the event stream is not missed', async ({ page }) => {
  const account = await makeAccount(await localChain('dev1'))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest(/\/v1\/events/)
  await page.route(/\/v1\/events/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${account.path}/queue`)
  await expect(page.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()
  await asked
  await proposeTransaction(account, { to: spareKeys[0].address, value: 10n ** 18n }, [demoOwners[0]])
  release()
  await expect(page.getByRole('link', { name: /^Send 1\.00 ETH/ })).toBeVisible()
})
