import { demoContacts, demoOwners, setEnsName, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { openInPage } from '../support/openInPage.ts'
import { test } from '../support/test.ts'

test('behavior: a contact is shown beside its address and offered in address fields; so are names on chain', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  const { path } = demoTreasury(chain)
  // The demo names it as well; the user's own name comes first.
  const contact = demoContacts[0].address
  await test.step('add a contact', async () => {
    await page.goto('/address-book')
    await page.getByRole('button', { name: 'Add contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add contact' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Alder GmbH')
    await dialog.getByRole('combobox', { name: 'Address' }).fill(contact)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('row', { name: /Alder GmbH/ })).toContainText('All networks')
  })
  await test.step('history names it', async () => {
    // Loaded again: the browser keeps the contact.
    await page.goto(`${path}/history`)
    await expect(page.getByRole('link', { name: 'Send 0.75 ETH to Alder GmbH' })).toBeVisible()
  })
  await test.step('the send form offers it', async () => {
    await openInPage(page, `${path}/send`)
    const recipient = page.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill('alder')
    await page.getByRole('option', { name: /Alder GmbH/ }).click()
    await expect(recipient).toHaveValue(contact)
    await expect(page.getByRole('main')).toContainText('Alder GmbH')
  })
  await test.step('a name on chain resolves', async () => {
    await setEnsName(chain.rpcUrl, 'journey.demo.eth', spareKeys[4].address)
    const recipient = page.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill('owner2.demo.eth')
    await expect(page.getByRole('listitem').filter({ has: recipient })).toContainText(
      `${demoOwners[1].address.slice(0, 6)}…${demoOwners[1].address.slice(-4)}`,
    )
    await recipient.fill('journey.demo.eth')
    await expect(
      page.getByText(/journey\.demo\.eth: .* This name comes from a registry that only the service names/),
    ).toContainText(spareKeys[4].address)
    await recipient.fill('unknown.demo.eth')
    await recipient.blur()
    await expect(page.getByText(/unknown\.demo\.eth/)).toBeVisible()
  })
})
