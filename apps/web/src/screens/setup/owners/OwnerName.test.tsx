import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { OwnerName } from './OwnerName.tsx'

const [owner] = chainState.owners
if (!owner) throw new Error('fixture')
const open = () => renderInAccount(<OwnerName label="Name of the owner" address={owner} />, treasury, seedAccount)

beforeEach(() => {
  sessionStorage.clear()
  addressBookStore.set([])
})

test('behavior: a name that is being typed is still in its field after a reload, and is stored when the field is left', async () => {
  const before = await open()
  await before.screen.getByRole('textbox', { name: 'Name of the owner' }).fill('Law office')
  await before.screen.unmount()
  expect(addressBookStore.get()).toEqual([])
  const { screen } = await open()
  const field = screen.getByRole('textbox', { name: 'Name of the owner' })
  await expect.element(field).toHaveValue('Law office')
  await field.click()
  await userEvent.keyboard('{Enter}')
  expect(addressBookStore.get()).toMatchObject([{ address: owner, name: 'Law office' }])
})

test('behavior: after Escape nothing is stored, and nothing is restored', async () => {
  const before = await open()
  await before.screen.getByRole('textbox', { name: 'Name of the owner' }).fill('Law office')
  await userEvent.keyboard('{Escape}')
  await before.screen.unmount()
  const { screen } = await open()
  await expect.element(screen.getByRole('textbox', { name: 'Name of the owner' })).toHaveValue('')
  expect(addressBookStore.get()).toEqual([])
})
