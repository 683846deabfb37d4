import { toasts } from '@countersign/ui'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '../../../../data/keys/queryKeys.ts'
import { addressBookStore } from '../../../../data/storage/addressBook.ts'
import { chainState, treasury } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../../testing/seedAccount.ts'
import { EMPTY_FORM } from '../form/OwnersForm.ts'
import { ownersFormStore } from '../form/ownersFormStore.ts'
import { OwnersSection } from './OwnersSection.tsx'

const [owner] = chainState.owners
if (!owner) throw new Error('fixture')
const open = () =>
  renderInAccount(
    <OwnersSection
      setup={{ ...chainState, source: 'chain' }}
      infoOf={(address) => ({ value: address, name: null, logoUri: null })}
    />,
    treasury,
    (client, account) => {
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(account.key), chainState)
    },
  )

beforeEach(() => {
  sessionStorage.clear()
  addressBookStore.set([{ address: owner, name: 'Ana', chainId: null }])
})

test('behavior: owners are listed by name, and a rename in progress is open again after a reload', async () => {
  const before = await open()
  await expect.element(before.screen.getByText('Ana')).toBeVisible()
  expect(before.screen.getByRole('textbox').elements()).toEqual([])
  await expect.element(before.screen.getByRole('button', { name: 'Copy address of Ana' })).toBeVisible()
  await before.screen.getByRole('button', { name: 'Rename Ana' }).click()
  await before.screen.getByRole('textbox', { name: 'Name of Ana' }).fill('Ana Ruiz')
  await before.screen.unmount()
  const { screen } = await open()
  await expect.element(screen.getByRole('textbox', { name: 'Name of Ana' })).toHaveValue('Ana Ruiz')
})

test('behavior: the owners are saved as a table', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return '#'
  })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => made.length).toBe(1)
  const [, first = '', ...others] = ((await made[0]?.text()) ?? '').trimEnd().split('\r\n')
  expect(first).toMatch(new RegExp(`^${owner},Ana,,`))
  expect(others.length).toBe(chainState.owners.length - 1)
  vi.restoreAllMocks()
})

test('behavior: a stored draft that is discarded comes back with Undo', async () => {
  const form = {
    ...EMPTY_FORM,
    seen: { owners: [...chainState.owners], threshold: chainState.threshold },
    threshold: 1,
  }
  const key = { chainId: '31337', safe: treasury }
  ownersFormStore.keep(key, form)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Discard it' }).click()
  await expect.element(screen.getByText('A change of owners is stored as a draft.')).not.toBeInTheDocument()
  expect(ownersFormStore.readKept(key)).toBeNull()
  toasts.list().at(-1)?.action?.onClick()
  await expect.element(screen.getByText('A change of owners is stored as a draft.')).toBeVisible()
  expect(ownersFormStore.readKept(key)).toEqual(form)
  ownersFormStore.clear(key)
})
