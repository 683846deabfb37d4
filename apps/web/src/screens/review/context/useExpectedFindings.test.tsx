import type { SafeState } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { beforeEach, expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { acceptModules } from '../../../data/storage/acceptedModules.ts'
import { addressBookStore, saveAddressBookEntries } from '../../../data/storage/addressBook.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { useExpectedFindings } from './useExpectedFindings.ts'

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const recipient: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const module: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const allowance: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const payment = buildTransaction({ to: recipient, value: 1n, nonce: 4n })

function Count() {
  return <output>{useExpectedFindings(payment, null)}</output>
}

const open = (modules: readonly Address[]) =>
  renderInAccount(<Count />, safe, (client, account) => {
    seedAccount(client, account)
    client.setQueryData<SafeState>(
      queryKeys.safe(account.key),
      (known) => known && { ...known, modules: modules.map((value) => ({ value, name: null, logoUri: null })) },
    )
  })

beforeEach(() => addressBookStore.update(() => []))

test('behavior: a single node, a module and a recipient outside of the address book are each a finding to expect', async () => {
  const { screen } = await open([module])
  await expect.element(screen.getByRole('status')).toHaveTextContent('3')
})

test('behavior: a published allowance module and a saved recipient are none', async () => {
  const { screen } = await open([allowance])
  await expect.element(screen.getByRole('status')).toHaveTextContent('2')
  saveAddressBookEntries([{ address: recipient, name: 'Northwind', chainId: null }])
  await expect.element(screen.getByRole('status')).toHaveTextContent('1')
})

test('behavior: an accepted module is none', async () => {
  acceptModules({ chainId: '31337', safe }, [module])
  const { screen } = await open([module])
  await expect.element(screen.getByRole('status')).toHaveTextContent('2')
})
