import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { signInWallet } from '../support/demoWallet.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

test('behavior: the last wallet is connected after a reload, and actions wait for its answer', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'))
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n }, [demoOwners[0]])
  const page = await openPerson(browser, 2, `${account.path}/transactions/${hash}`)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/createConnection-/, async (route) => {
    await released
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Wallet: Demo owner 2, .*reconnecting$/ })).toBeVisible()
  await pressSign(page)
  await expect(page.getByText('Confirm in your wallet…')).toBeVisible()
  release()
  await signInWallet(page)
  await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
  await page.context().close()
})
