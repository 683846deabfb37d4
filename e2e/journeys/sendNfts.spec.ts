import { demoOwners, deployTestPasses, spareKeys, testContractAddresses } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { expectDialogAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'

/** Above the ids of the demo account. */
const TOKEN_ID = BigInt(`0x${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`)

test('behavior: several NFTs are chosen, with amounts where they have some, and sent in one transaction', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const passes = await deployTestPasses(chain.rpcUrl)
  const { badges } = testContractAddresses()
  const account = await makeAccount(chain, {
    owners: [demoOwners[0]],
    threshold: 1,
    funds: {
      native: 10n ** 18n,
      badges: [{ token: badges, tokenId: TOKEN_ID }],
      passes: [{ token: passes, id: 3n, amount: 5n }],
    },
  })
  const owner = await openPerson(browser, 1, `${account.path}/assets?tab=nfts`)
  const pass = owner.getByRole('checkbox', { name: /#3$/ })
  await pass.check()
  await owner.getByRole('checkbox', { name: new RegExp(`#${TOKEN_ID}$`) }).check()
  const bar = owner.getByRole('region', { name: 'Chosen NFTs' })
  await expect(bar).toContainText('2 NFTs chosen')
  await bar.getByRole('button', { name: 'Send 2 NFTs' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Send 2 NFTs' })
  await expect(dialog).toBeVisible()
  await expectDialogAccessible(owner, 'Send 2 NFTs')
  await dialog.getByRole('combobox', { name: 'Recipient' }).fill(spareKeys[2].address)
  const amount = dialog.getByRole('textbox', { name: /^Number of .* #3$/ })
  await amount.fill('6')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Enter a whole number from 1 to 5.')).toBeVisible()
  await amount.fill('2')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(owner.getByRole('combobox', { name: /^Recipient 2/ })).toHaveValue(spareKeys[2].address)
  await owner.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(owner.getByRole('main')).toContainText(/2 × \S+ #3/)
  await expect(owner.getByRole('main')).toContainText(`#${TOKEN_ID}`)
  await expectNoDanger(owner)
  await owner.getByRole('checkbox', { name: 'The device shows the same' }).check()
  await owner.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(owner)
  await sendInWallet(owner)
  await expect(owner.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  await owner.goto(`${account.path}/assets?tab=nfts`)
  await expect(owner.getByText(/#3, 3 held/)).toBeVisible()
  await expect(owner.getByText(`#${TOKEN_ID}`)).toHaveCount(0)
  await owner.context().close()
})
