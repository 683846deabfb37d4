import type { Chain } from '@countersign/api'
import { Toaster, toasts } from '@countersign/ui'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { addedAbisStore } from '../../../data/storage/addedAbis.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { AddressBookPage } from './AddressBookPage.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const kestrel = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const openAll = async () => {
  const content = (
    <>
      <AddressBookPage />
      <Toaster />
    </>
  )
  return renderInAccount(content, safe, () => {})
}
const open = async () => (await openAll()).screen

beforeEach(() => {
  addressBookStore.set([])
  addedAbisStore.set([])
  toasts.clear()
})

test('behavior: a contact is added, found and removed, with Undo', async () => {
  const screen = await open()
  await expect.element(screen.getByText('No contacts yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Add contact' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Kestrel Audits')
  await screen.getByRole('combobox', { name: 'Address' }).fill(kestrel)
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByRole('row', { name: /Kestrel Audits/ })).toBeVisible()
  expect(addressBookStore.get()).toEqual([{ address: kestrel, name: 'Kestrel Audits', chainId: null }])
  await screen.getByRole('button', { name: 'Remove Kestrel Audits' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => addressBookStore.get()).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('row', { name: /Kestrel Audits/ })).toBeVisible()
})

test('behavior: a contact has groups, and the book is filtered by one of them', async () => {
  addressBookStore.set([{ address: safe, name: 'Vault', chainId: null }])
  const screen = await open()
  await expect.element(screen.getByRole('group', { name: 'Groups' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Add contact' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Kestrel Audits')
  await screen.getByRole('combobox', { name: 'Address' }).fill(kestrel)
  await screen.getByRole('textbox', { name: 'Groups (optional)' }).fill(`Suppliers, ${'x'.repeat(31)}`)
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByText('A group name has 31 characters; the limit is 30. Shorten it.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Groups (optional)' }).fill('Suppliers, Payroll')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await screen.getByRole('button', { name: 'Payroll (1)' }).click()
  await expect.element(screen.getByRole('row', { name: /Kestrel Audits/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Vault/ })).not.toBeInTheDocument()
  expect(addressBookStore.get()).toContainEqual({
    address: kestrel,
    name: 'Kestrel Audits',
    chainId: null,
    groups: ['Suppliers', 'Payroll'],
  })
  await screen.getByRole('button', { name: 'Payroll (1)' }).click()
  await expect.element(screen.getByRole('row', { name: /Vault/ })).toBeVisible()
})

test('error: a second name for the same address is refused at its field, and the input is kept', async () => {
  addressBookStore.set([{ address: kestrel, name: 'Kestrel Audits', chainId: null }])
  const screen = await open()
  await screen.getByRole('button', { name: 'Add contact' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Another name')
  await screen.getByRole('combobox', { name: 'Address' }).fill(kestrel)
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByText(/already has the name "Kestrel Audits"/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name')
  expect(addressBookStore.get()).toHaveLength(1)
})

test('behavior: an address for all networks may have the prefix of any configured network, and no other', async () => {
  const { screen, client } = await openAll()
  const [first] = client.getQueryData<Chain[]>(queryKeys.chains()) ?? []
  client.setQueryData(queryKeys.chains(), [first, chainFixture({ chainId: '31338', shortName: 'dev2' })])
  await screen.getByRole('button', { name: 'Add contact' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Kestrel Audits')
  const field = screen.getByRole('combobox', { name: 'Address' })
  await field.fill(`nochain:${kestrel}`)
  await expect.element(screen.getByText(/This address is for the chain "nochain"/)).toBeVisible()
  await field.fill(`dev2:${kestrel}`)
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => addressBookStore.get()).toEqual([{ address: kestrel, name: 'Kestrel Audits', chainId: null }])
})

test('behavior: two contacts with similar addresses are shown above the table', async () => {
  addressBookStore.set([
    { address: '0x4bF213bA07B6000000000000000000003183a91C', name: 'Meridian Labs', chainId: null },
    { address: '0x4bf2096734e40000000000000000000011b4A91c', name: 'Meridian', chainId: null },
  ])
  const screen = await open()
  await expect.element(screen.getByText('Two contacts have similar addresses')).toBeVisible()
})

test('behavior: an ABI is added to a contact, removed with it, and restored with it', async () => {
  addressBookStore.set([{ address: kestrel, name: 'Kestrel Audits', chainId: null }])
  const screen = await open()
  await screen.getByRole('button', { name: 'Add, ABI of Kestrel Audits' }).click()
  const field = screen.getByRole('textbox', { name: 'ABI' })
  await field.fill('[{"type":"function","name":"open","inputs":[{"type":"uint257"}]}]')
  await expect.element(screen.getByText(/parameter 1 has the type "uint257", which does not exist/)).toBeVisible()
  await screen.getByRole('button', { name: 'Save ABI' }).click()
  expect(addedAbisStore.get()).toEqual([])
  await field.fill('open(address owner) payable\nclose()\nisOpen() view returns (bool)')
  await expect.element(screen.getByText('3 methods read, 2 write.')).toBeVisible()
  await screen.getByRole('button', { name: 'Save ABI' }).click()
  const added = {
    address: kestrel,
    chainId: null,
    functions: ['open(address owner) payable', 'close()', 'isOpen() view'],
    descriptor: null,
  }
  expect(addedAbisStore.get()).toEqual([added])
  const known = screen.getByRole('button', { name: '3 methods, ABI of Kestrel Audits' })
  await known.click()
  await screen.getByRole('button', { name: 'Remove ABI' }).click()
  await expect.poll(() => addedAbisStore.get()).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(known).toBeVisible()
  expect(addedAbisStore.get()).toEqual([added])
  await screen.getByRole('button', { name: 'Remove Kestrel Audits' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => addedAbisStore.get()).toEqual([])
  // The newest toast.
  await screen.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => addedAbisStore.get()).toEqual([added])
})

test('error: a problem of an ABI or a description is shown at its field', async () => {
  addressBookStore.set([{ address: kestrel, name: 'Kestrel Audits', chainId: null }])
  const screen = await open()
  await screen.getByRole('button', { name: 'Add, ABI of Kestrel Audits' }).click()
  const abi = screen.getByRole('textbox', { name: 'ABI' })
  const description = screen.getByRole('textbox', { name: /^Description/ })
  await expect.element(abi).toHaveAccessibleDescription(/^JSON, a compiler's artifact/)
  await abi.fill('open(uint257 door)')
  await description.fill('{')
  await expect
    .element(abi)
    .toHaveAccessibleDescription(/^Line 1 is not a function signature.*JSON, a compiler's artifact/)
  await expect.element(description).toHaveAccessibleDescription(/JSON.*A JSON file of the contract's authors/)
  expect(screen.getByRole('alert').elements()).toHaveLength(2)
})

test('error: a refused file shows the reason at its field', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Import' }).click()
  const field = screen.getByRole('dialog').getByRole('button', { name: 'File' })
  await expect.element(field).toHaveAccessibleDescription(/^An address book exported here/)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File(['{}'], 'book.json', { type: 'application/json' }))
  await expect.element(field).toHaveAccessibleDescription(/^This is not an address book.*An address book exported here/)
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('behavior: contacts of a CSV file are shown before they are added, and Undo removes only them', async () => {
  addressBookStore.set([{ address: safe, name: 'Treasury', chainId: null }])
  const screen = await open()
  await screen.getByRole('button', { name: 'Import' }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  const text = `address,name,chainId\n${kestrel},Kestrel Audits,\n${safe},Treasury,\n`
  await userEvent.upload(input, new File([text], 'book.csv', { type: 'text/csv' }))
  await expect.element(screen.getByText('1 new, 0 with an ABI; 1 already here.')).toBeVisible()
  await screen.getByRole('button', { name: 'Import 1' }).click()
  await expect.element(screen.getByRole('row', { name: /Kestrel Audits/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).last().click()
  await expect.element(screen.getByRole('row', { name: /Kestrel Audits/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /Treasury/ })).toBeVisible()
})

test('behavior: on a phone every part of a contact fits the width', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  addressBookStore.set([
    { address: kestrel, name: 'Kestrel Audits and Assurance of the Northern Region', chainId: null },
  ])
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: /^Remove Kestrel/ })).toBeVisible()
  for (const name of [/^Remove Kestrel/, /^Edit Kestrel/, /ABI of Kestrel/]) {
    const { right } = screen.getByRole('button', { name }).element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(390)
  }
})
