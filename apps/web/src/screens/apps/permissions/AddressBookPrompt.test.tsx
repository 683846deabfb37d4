import { beforeEach, expect, test } from 'vitest'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { AddressBookPrompt } from './AddressBookPrompt.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const app = { name: 'Pay', origin: 'https://pay.example' }

beforeEach(() => addressBookStore.set([]))

const open = async () =>
  (await renderInAccount(<AddressBookPrompt app={app} chainId="31337" onDone={() => {}} />, safe, () => {})).screen

test('behavior: without a contact for the network there is no choice, only a link to the address book', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/has no contact for this network/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose contacts' }).query()).toBeNull()
  await expect.element(screen.getByRole('link', { name: 'Open address book' })).toHaveAttribute('href', '/address-book')
})

test('behavior: contacts can be chosen, and an empty choice is not accepted', async () => {
  addressBookStore.set([{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Kestrel', chainId: null }])
  const screen = await open()
  await screen.getByRole('button', { name: 'Choose contacts' }).click()
  await expect.element(screen.getByRole('button', { name: 'Share contacts' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Share Kestrel' }).click()
  await expect.element(screen.getByRole('button', { name: 'Share 1 contact' })).toBeEnabled()
})
