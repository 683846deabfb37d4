import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { test } from '../support/test.ts'

test('behavior: an owner sets a limit, and the beneficiary spends within it without an owner', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'), { owners: [demoOwners[0]], threshold: 1 })
  const owner = await openPerson(browser, 1, `${account.path}/setup`)
  await owner.getByRole('button', { name: 'Set a limit' }).click()
  await owner.getByRole('combobox', { name: 'Beneficiary' }).fill(demoOwners[2].address)
  await owner.getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await owner.getByRole('combobox', { name: 'Resets' }).selectOption('Every day')
  await owner.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(owner.getByRole('main')).toContainText('let Demo owner 3 spend up to 1.50 ETH every day')
  await expect(owner.getByText('This changes who controls the account')).toBeVisible()
  // The trial must be visible first: an action before it would be stopped, because its result was not read.
  await expect(owner.getByText('Settings change as the transaction says')).toBeAttached()
  // A change of the addresses that may spend: the signer compares the device first.
  await expect(owner.getByRole('button', { name: 'Compare, then sign' })).toHaveAttribute('aria-disabled', 'true')
  await owner.getByRole('checkbox', { name: 'The device shows the same' }).check()
  await owner.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(owner)
  await sendInWallet(owner)
  await expect(owner.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  await owner.context().close()

  const beneficiary = await openPerson(browser, 3, `${account.path}/setup`)
  await beneficiary.getByRole('button', { name: 'Spend ETH within your limit' }).click()
  const dialog = beneficiary.getByRole('dialog', { name: 'Spend within your limit' })
  await dialog.getByRole('combobox', { name: 'Recipient' }).fill(spareKeys[2].address)
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('1.6')
  await expect(dialog.getByText('0.10 ETH more than the 1.50 left.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.6')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await sendInWallet(beneficiary)
  await expect(beneficiary.getByText('0.60 ETH sent')).toBeVisible()
  const row = beneficiary.getByRole('row', { name: /Demo owner 3/ })
  await expect(row).toContainText('0.90 ETH')
  await expect(row).toContainText('Every day')
  await beneficiary.context().close()
})
