import type { Address } from '@countersign/primitives'
import { chooseCreationContracts, predictAccount } from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { typedNames } from '../../data/names/typedNames.ts'
import { addressBookStore, saveAddressBookEntry } from '../../data/storage/addressBook.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { CreatePage } from './CreatePage.tsx'
import { creationStore } from './creation/creationStore.ts'
import { planQuery } from './model/planQuery.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  walletStore.clear()
  creationStore.set(null)
  addressBookStore.set([])
})

test('behavior: adding or removing an owner moves the focus to a field', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  const name = (number: number) => screen.getByRole('textbox', { name: `Name of owner ${number}` })
  const remove = (number: number) => screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  await screen.getByRole('button', { name: 'Add owner' }).click()
  await expect.element(name(4)).toHaveFocus()
  await name(4).fill('Ben')
  for (const number of [3, 2, 1]) await remove(number)
  await expect.element(name(1)).toHaveValue('Ben')
  await expect.element(name(1)).toHaveFocus()
  await remove(1)
  await expect.element(name(1)).toHaveValue('')
  await expect.element(name(1)).toHaveFocus()
})

test('behavior: three owners of whom two sign are suggested, and the threshold follows until it is chosen', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  await expect.element(screen.getByRole('radio', { name: '2 of 3' })).toBeChecked()
  for (const _ of [4, 5]) await screen.getByRole('button', { name: 'Add owner' }).click()
  await expect.element(screen.getByRole('radio', { name: '3 of 5' })).toBeChecked()
  await screen.getByRole('radio', { name: '2 of 5' }).click()
  await screen.getByRole('button', { name: 'Remove owner 5' }).click()
  await expect.element(screen.getByRole('radio', { name: '2 of 4' })).toBeChecked()
})

test('behavior: the known name of an owner is kept', async () => {
  saveAddressBookEntry({ address: safe, name: 'Ana Berg', chainId: null })
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  await screen.getByRole('combobox', { name: 'Address of owner 1' }).fill('ana berg')
  await expect
    .element(screen.getByRole('textbox', { name: 'Name of owner 1' }))
    .toHaveAttribute('placeholder', 'Ana Berg')
})

test('behavior: an owner that is the connected wallet is marked as such', async () => {
  walletStore.set({ status: 'connected', address: safe })
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  const owner = screen.getByRole('combobox', { name: 'Address of owner 1' })
  await owner.fill(safe)
  await expect.element(owner).toHaveAccessibleDescription('The connected wallet')
})

test('behavior: a press before a typed address is resolved opens the review when it is', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  for (const number of [3, 2]) await screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  const owner = screen.getByRole('combobox', { name: 'Address of owner 1' }).element()
  const press = screen.getByRole('button', { name: 'Continue to review' }).element()
  if (!(owner instanceof HTMLInputElement) || !(press instanceof HTMLElement)) throw new Error('The form has no fields')
  // Both in one task, as on a slow machine. React reads the value that its own setter did not set.
  Reflect.set(HTMLInputElement.prototype, 'value', safe, owner)
  owner.dispatchEvent(new Event('input', { bubbles: true }))
  press.click()
  await expect.poll(() => press.isConnected).toBe(false)
})

test('behavior: Enter in a field of the owners continues to the review', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await userEvent.keyboard('{Enter}')
  for (const number of [3, 2]) await screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  await screen.getByRole('textbox', { name: 'Name of owner 1' }).fill('Ben')
  await userEvent.keyboard('{Enter}')
  const owner = screen.getByRole('combobox', { name: 'Address of owner 1' })
  await expect.element(owner).toHaveAttribute('aria-invalid', 'true')
  await owner.fill(safe)
  await userEvent.keyboard('{Enter}')
  await expect.element(owner).not.toBeInTheDocument()
})

test('behavior: the problem of a salt and of an expected address belongs to its field', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await screen.getByRole('button', { name: 'Advanced' }).click()
  await screen.getByRole('combobox', { name: 'Salt' }).selectOptions('own')
  const salt = screen.getByRole('textbox', { name: 'My own number' })
  await salt.fill('12a')
  await expect.element(salt).not.toBeInvalid()
  await userEvent.tab()
  await expect.element(salt).toHaveAccessibleDescription(/^Enter a whole number below 2\^256\. Any whole number\./)
  const expected = screen.getByRole('textbox', { name: 'Expected address' })
  await expected.fill('0x12')
  await expect.element(expected).not.toBeInvalid()
  await userEvent.tab()
  await expect
    .element(expected)
    .toHaveAccessibleDescription(/^This address has 2 digits after 0x.* To create an account again/)
})

test('error: the review says that only the service knows the registry of an owner’s name', async () => {
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  const { chainId } = chainFixture()
  typedNames.note({ chainId, name: 'ben.eth', address: safe, namedBy: 'service' })
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  for (const number of [3, 2]) await screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  await screen.getByRole('combobox', { name: 'Address of owner 1' }).fill(safe)
  await screen.getByRole('button', { name: 'Continue to review' }).click()
  await expect.element(screen.getByText('Named by the service’s registry')).toBeVisible()
  await expect.element(screen.getByText(/You typed ben\.eth/)).toHaveTextContent(safe)
})

test('security: on a known network, another registry from the service is a danger, and the bundled one counts', async () => {
  const foreign: Address = '0x00000000000000000000000000000000DeaDBeef'
  const chain = chainFixture({ chainId: '1', features: ['DOMAIN_LOOKUP'], ensRegistryAddress: foreign })
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {}, undefined, chain)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  await screen.getByRole('combobox', { name: 'Address of owner 1' }).fill(safe)
  for (const number of [3, 2]) await screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  await screen.getByRole('button', { name: 'Continue to review' }).click()
  await expect.element(screen.getByText('The service names another ENS registry')).toBeVisible()
  const reason = screen.getByText(/but the registry of this network is/)
  await expect.element(reason).toHaveTextContent(foreign)
  await expect.element(reason).toHaveTextContent('0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e')
})

test('security: an account with another address than the expected one is not created', async () => {
  walletStore.set({ status: 'connected', address: safe })
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const creation = { ...contracts, owners: [safe], threshold: 1, saltNonce: 0n }
  const { address, call: data } = predictAccount(creation)
  const plan = { ...creation, address, data, creation, isL2: true, checks: [] }
  const advanced = { version: null, salt: null, isBare: false }
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, (client) =>
    client.setQueryData(planQuery([chainFixture()], [safe], 1, advanced).queryKey, plan),
  )
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbour fund')
  await screen.getByRole('button', { name: 'Advanced' }).click()
  const expected = screen.getByRole('textbox', { name: 'Expected address' })
  await expected.fill('0x12')
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  await expect.element(expected).toBeVisible()
  await expected.fill(safe)
  await screen.getByRole('button', { name: 'Continue to owners' }).click()
  await screen.getByRole('combobox', { name: 'Address of owner 1' }).fill(safe)
  for (const number of [3, 2]) await screen.getByRole('button', { name: `Remove owner ${number}` }).click()
  const alert = screen.getByText('It is not the expected address')
  await expect.element(alert.first()).toBeVisible()
  await screen.getByRole('button', { name: 'Continue to review' }).click()
  await expect.element(screen.getByText(new RegExp(`Expected is ${safe}.*give ${address}`))).toBeVisible()
  const create = screen.getByRole('button', { name: 'Create account' })
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  await expect.element(create).toHaveAccessibleDescription('It is not the expected address')
})

test('behavior: the result of a creation stays until the account is open; then it is forgotten', async () => {
  creationStore.set({
    chainId: chainFixture().chainId,
    address: safe,
    name: 'Harbour fund',
    owners: [{ address: safe, name: '' }],
    threshold: 1,
    txHash: `0x${'11'.repeat(32)}`,
    sender: safe,
    walletNonce: 0,
    phase: 'indexed',
    failure: null,
    misses: 0,
    isLate: false,
    block: '7',
    sentAt: 0,
    minedAt: 0,
    endedAt: 0,
  })
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, () => {})
  await expect.element(screen.getByRole('heading', { name: '“Harbour fund” is ready' })).toBeVisible()
  const headings: (string | null | undefined)[] = []
  const observer = new MutationObserver(() => headings.push(document.querySelector('h1')?.textContent))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await screen.getByRole('link', { name: 'Open the account' }).click()
  await expect.poll(creationStore.get).toBeNull()
  observer.disconnect()
  expect(headings).not.toContain('Name the account and choose its networks')
})

test('error: without a network the page says so and where one is added, instead of loading for ever', async () => {
  const seed = (client: QueryClient) => client.setQueryData(queryKeys.chains(), [])
  const { screen } = await renderInAccount(<CreatePage share={() => null} />, safe, seed)
  await expect.element(screen.getByRole('heading', { name: 'No network is configured.' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Add a network' }))
    .toHaveAttribute('href', '/settings/networks')
})
