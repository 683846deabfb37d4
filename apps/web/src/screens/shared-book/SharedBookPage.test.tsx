import type { Address } from '@countersign/primitives'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import type { VerifiedEntry } from '../../data/shared-book/judgeSharedBook.ts'
import { NO_SHARED_ENTRY } from '@countersign/safe/light'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { NamedAddress } from '../../parts/names/NamedAddress.tsx'
import { chainState, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { dataSource } from '../../data/api/dataSource.ts'
import { SharedBookPage } from './SharedBookPage.tsx'
import { SharedNames } from './SharedNames.tsx'
import { useAccount } from '../../data/url/useAccount.ts'

const [owner] = chainState.owners
if (!owner) throw new Error('fixture')
const payee: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const liar: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const entry = (fields: Partial<VerifiedEntry>): VerifiedEntry => ({
  address: payee,
  name: 'Payroll',
  everyNetwork: false,
  version: 1,
  previous: NO_SHARED_ENTRY,
  signedAt: 1_795_176_240,
  addedAt: 1_795_176_240_000,
  hash: `0x${'a'.repeat(64)}`,
  signer: owner,
  isUnread: false,
  ...fields,
})
const invented = entry({ address: liar, name: 'Exchange', hash: `0x${'b'.repeat(64)}`, signer: null })

function Beside() {
  const account = useAccount()
  return (
    <div role="group" aria-label="beside">
      <SharedNames account={account} />
      {[payee, liar].map((value) => (
        <NamedAddress key={value} info={{ value, name: null, logoUri: null }} chainId={account.chainId} />
      ))}
    </div>
  )
}

const open = (entries: readonly VerifiedEntry[]) =>
  renderInAccount(
    <main>
      <SharedBookPage />
      <Beside />
    </main>,
    treasury,
    (client, opened) => {
      seedAccount(client, opened)
      client.setQueryData(queryKeys.chainState(opened.key), chainState)
      client.setQueryData([...queryKeys.account(opened.key), 'shared-book'], entries)
    },
  )

beforeEach(() => {
  localStorage.clear()
  addressBookStore.set([])
  dataSource.serviceNamed()
  document.documentElement.dataset['mantineColorScheme'] = 'light'
})

test('behavior: a name that an owner signed stands beside its address with its own mark, an invented one does not', async () => {
  const { screen } = await open([entry({}), invented])
  const beside = page.getByRole('group', { name: 'beside' })
  await expect.element(beside.getByText('Payroll')).toBeVisible()
  await expect
    .element(beside.getByRole('img', { name: 'Signed by an owner in the shared address book; not in your own' }))
    .toBeVisible()
  expect(beside.getByText('Exchange').elements()).toEqual([])
  await expect.element(page.getByText('The service sent entries that do not count')).toBeVisible()
  await expect.element(page.getByText('Not signed by an owner: the service invented or changed it')).toBeVisible()
  expect((await axe.run(screen.container)).violations.map(({ id }) => id)).toEqual([])
})

test('behavior: copying shows the change first, takes the verified names only, and can be undone', async () => {
  await open([entry({}), invented])
  await page.getByRole('button', { name: 'Copy to my address book', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to my address book' })
  await expect.element(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', { name: 'Copy 1 name' }).click()
  expect(addressBookStore.get().map(({ name, address }) => [name, address])).toEqual([['Payroll', payee]])
})

test('error: an entry that this browser has seen and that the service leaves out is reported', async () => {
  const first = await open([entry({})])
  await expect.element(page.getByRole('cell', { name: /Payroll/ }).first()).toBeVisible()
  await first.screen.unmount()
  await open([])
  await expect.element(page.getByText('The service no longer sends entries that this browser has seen')).toBeVisible()
})
