import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { test } from '../support/test.ts'

test('behavior: with a threshold of one the sender signs and executes at once', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'), { owners: [demoOwners[0]], threshold: 1 })
  const page = await openPerson(browser, 1, `${account.path}/send`)
  await fillPayment(page, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '0.5' })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(page)
  await sendInWallet(page)
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  await page.context().close()
})
