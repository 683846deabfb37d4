import { beforeEach, expect, test, vi } from 'vitest'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { RenameDialog } from './RenameDialog.tsx'

beforeEach(() => addressBookStore.set([]))

const open = (onClose = vi.fn()) =>
  renderInAccount(
    <RenameDialog chainId="31337" address={treasury} name="Demo treasury" onClose={onClose} />,
    treasury,
    () => {},
  )

test('behavior: the name is stored in the address book, and a contact for all networks keeps its place', async () => {
  const onClose = vi.fn()
  const { screen } = await open(onClose)
  await screen.getByRole('textbox', { name: 'Name' }).fill(' Halden treasury ')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(addressBookStore.get()).toEqual([{ address: treasury, name: 'Halden treasury', chainId: '31337' }])
  addressBookStore.set([{ address: treasury, name: 'Halden', chainId: null }])
  await screen.getByRole('textbox', { name: 'Name' }).fill('Reserve')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(addressBookStore.get()).toEqual([{ address: treasury, name: 'Reserve', chainId: null }])
})

test('error: no name, a long one and invisible characters are refused with the reason', async () => {
  const { screen } = await open()
  const field = screen.getByRole('textbox', { name: 'Name' })
  const save = screen.getByRole('button', { name: 'Save' })
  for (const [name, reason] of [
    ['', 'Enter a name.'],
    ['a'.repeat(51), 'A name has at most 50 characters.'],
    ['Trea\u200Bsury', 'The name has invisible characters.'],
  ] as const) {
    await field.fill(name)
    await save.click()
    await expect.element(screen.getByText(reason)).toBeVisible()
  }
  expect(addressBookStore.get()).toEqual([])
})
