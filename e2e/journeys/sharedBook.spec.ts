import { demoContacts, signSafeHash } from '@countersign/devchain'
import { sharedBookLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { signInWallet } from '../support/demoWallet.ts'
import { guidePicture } from '../support/guidePicture.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { eve, reader, signer } from '../support/hostileWorld.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { runListLies } from '../support/runListLies.ts'
import { test } from '../support/test.ts'

test('behavior: an owner signs a name, the open page of another shows it verified, and no lie about it counts', async ({
  browser,
}) => {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const account = await makeAccount(chain)
  const path = `${account.path}/shared-book`
  const [, , contact] = demoContacts
  if (!contact) throw new Error('The demo has three contacts')
  const [owner, second] = [await openPerson(browser, 1, path), await openPerson(browser, 2, path)]
  await expect(second.getByText('The owners share no names yet.')).toBeVisible()

  await test.step('an owner signs it', async () => {
    await owner.getByRole('button', { name: 'Add a name' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add a shared name' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Quillon Archive')
    await dialog.getByRole('combobox', { name: 'Address' }).fill(eve.address)
    await dialog.getByRole('button', { name: 'Sign and save' }).click()
    await signInWallet(owner)
    await expect(owner.getByRole('row', { name: /Quillon Archive/ })).toContainText('Demo owner 1')
  })
  await test.step('the open page of the other owner shows it, with who signed it', async () => {
    const row = second.getByRole('row', { name: /Quillon Archive/ })
    await expect(row).toContainText('Demo owner 1')
    await expect(row).toContainText(eve.address.slice(-4))
    await guidePicture(second, 'shared-book')
    await second.goto(`${account.path}/send`)
    await second.getByRole('combobox', { name: 'Recipient' }).fill('quillon')
    const option = second.getByRole('option', { name: /Quillon Archive/ })
    await option.click()
    await expect(second.getByRole('combobox', { name: 'Recipient' })).toHaveValue(eve.address)
  })
  await test.step('lies about it', async () => {
    const visit = await openHostileVisit(browser, chain, reader, path)
    const world = {
      chainId: chain.chainId,
      safe: account.address,
      eve: contact.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: { otherSignature: await signSafeHash(`0x${'7'.repeat(64)}`, [signer]) },
    }
    const scene = {
      visit,
      world,
      path,
      place: () => visit.page.getByRole('main'),
      settled: [['Quillon Archive', 1]] as const,
      act: null,
    }
    expect(await runListLies(scene, selectLies(sharedBookLies))).toEqual([])
    await visit.close()
  })
})
