import type { Collectible } from '@countersign/api'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { type Address, setLanguage } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { addressBookStore, saveAddressBookEntry } from '../../data/storage/addressBook.ts'
import { saveAccount, savedAccountsStore } from '../../data/storage/pinnedAccounts.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { SendMode } from './model/SendMode.ts'
import { SendPage } from './SendPage.tsx'
import type { Asked } from './model/useSendForm.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const badges: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const badge: Collectible = {
  address: badges,
  tokenName: 'Badges',
  tokenSymbol: 'HALD',
  logoUri: '',
  id: '7',
  uri: null,
  name: null,
  description: null,
  imageUri: null,
  metadata: null,
}

const word = (text: string) => text.replace('0x', '').toLowerCase().padStart(64, '0')

/** A node that answers calls by the start of their data, and all others with zero. */
function answerCalls(answers: Readonly<Record<string, string>>) {
  const Asked = z.object({ id: z.number(), params: z.array(z.unknown()) })
  const Call = z.object({ data: z.string() })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null')
    const answer = (one: unknown) => {
      const { id, params } = Asked.parse(one)
      const call = Call.safeParse(params[0])
      const found = Object.entries(answers).find(([start]) => call.success && call.data.data.startsWith(start))
      return { jsonrpc: '2.0', id, result: `0x${found?.[1] ?? word('0')}` }
    }
    return Response.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
}

const seedWith = (item: Collectible) => (client: QueryClient, account: OpenAccount) => {
  seedAccount(client, account)
  client.setQueryData(queryKeys.collectibles(account.key), {
    pages: [{ count: 1, next: null, previous: null, results: [item] }],
    pageParams: [null],
  })
}

const renderSend = async (mode: SendMode = 'transfer', chain = chainFixture(), asked: Asked = {}, item = badge) => {
  const onDraft =
    vi.fn<
      (
        transaction: SafeTransactionData,
        note: string,
        mode: SendMode,
        typed: readonly TypedAmount[],
        saved: string | null,
      ) => void
    >()
  const page = <SendPage mode={mode} asked={asked} onDraft={onDraft} />
  const rendered = await renderInAccount(page, safe, seedWith(item), '/safes/$safe/send', chain)
  return { ...rendered, onDraft }
}

describe('SendPage', () => {
  beforeEach(() => {
    sessionStorage.clear()
    addressBookStore.set([])
    toasts.clear()
  })
  afterEach(() => {
    setLanguage('en')
    vi.restoreAllMocks()
  })

  it('behavior: a payment to the account itself is marked as such', async () => {
    const { screen } = await renderSend()
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill(safe)
    await expect
      .element(recipient)
      .toHaveAccessibleDescription('This is the account itself: the payment would not leave it.')
    await recipient.fill(alice)
    await expect.element(recipient).toHaveAccessibleDescription('First payment to this address.')
  })

  it('security: an own account of another network without a contract here is a danger at the field', async () => {
    saveAddressBookEntry({ address: badges, name: 'Reserve', chainId: null })
    saveAccount({ chainId: '10', safe: badges })
    const { screen, client, account } = await renderSend()
    client.setQueryData(['code', account.chainId, badges], '0x')
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill(badges)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('“Reserve” is your account on another network.')
    await expect.element(recipient).toHaveAccessibleDescription(/what is sent may be lost/)
    savedAccountsStore.set([])
  })

  it('error: S1 a false network or coin name is reported before the review', async () => {
    const chain = chainFixture({
      chainName: 'Ethereum (verified)',
      nativeCurrency: { name: 'Ether', symbol: 'E\ufffdTH', decimals: 18, logoUri: null },
    })
    const { screen } = await renderSend('transfer', chain)
    await expect.element(screen.getByText('The network has the name of another network')).toBeInTheDocument()
    await expect.element(screen.getByText('Hidden characters in the name of the currency')).toBeInTheDocument()
  })

  it('behavior: adding or removing a recipient moves the focus to an address field', async () => {
    const { screen } = await renderSend()
    const recipient = (number: number) => screen.getByRole('combobox', { name: `Recipient ${number}` })
    const remove = (number: number) => screen.getByRole('button', { name: `Remove recipient ${number}` }).click()
    await recipient(1).fill(alice)
    await screen.getByRole('button', { name: 'Add recipient' }).click()
    await expect.element(recipient(2)).toHaveFocus()
    await recipient(2).fill(safe)
    await screen.getByRole('button', { name: 'Add recipient' }).click()
    await expect.element(recipient(3)).toHaveFocus()
    await remove(1)
    await expect.element(recipient(1)).toHaveValue(safe)
    await expect.element(recipient(1)).toHaveFocus()
    await remove(2)
    await expect.element(recipient(1)).toHaveFocus()
    await remove(1)
    await expect.element(recipient(1)).toHaveValue('')
    await expect.element(recipient(1)).toHaveFocus()
  })

  it('error: each field shows its problem, and Review lists all of them', async () => {
    const { screen, onDraft } = await renderSend()
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    const amount = screen.getByRole('textbox', { name: 'Amount 1' })
    await expect.element(amount).toHaveAccessibleDescription('of 1.00 ETH')
    await amount.fill('1.5')
    await expect.element(amount).toHaveAccessibleDescription('0.50 more than the account holds of 1.00 ETH')
    await screen.getByRole('button', { name: 'Review' }).click({ force: true })
    await expect.element(screen.getByText('1 field to correct')).toBeVisible()
    await screen.getByRole('button', { name: 'Advanced' }).click()
    await screen.getByRole('textbox', { name: 'Transaction number' }).fill('3')
    await userEvent.keyboard('{Tab}')
    await expect
      .element(screen.getByText('Number 3 is already used: the account is at 4. Choose 4 or higher.', { exact: true }))
      .toBeVisible()
    expect(onDraft).not.toHaveBeenCalled()
  })

  it('behavior: a new payment takes the first free place and says in words when it runs', async () => {
    const { screen } = await renderSend()
    await expect.element(screen.getByText('Runs next')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Transaction number' }).query()).toBeNull()
  })

  it('behavior: the reason beside a blocked Review is visible before any press', async () => {
    const { screen } = await renderSend()
    await expect.element(screen.getByText('Enter a recipient and an amount.')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await expect.element(screen.getByText('Row 1: Enter an amount.')).toBeVisible()
  })

  it('behavior: Enter in a field presses Review; a field to correct gets the focus', async () => {
    const { screen, onDraft } = await renderSend()
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    const amount = screen.getByRole('textbox', { name: 'Amount 1' })
    await recipient.fill(alice)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('1 field to correct')).toBeVisible()
    await expect.element(amount).toHaveFocus()
    expect(onDraft).not.toHaveBeenCalled()
    await amount.fill('0.5')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onDraft.mock.calls[0]?.[0]).toMatchObject({ to: alice })
  })

  it('behavior: Start over empties the form, and Undo brings the input back', async () => {
    const { screen } = await renderSend()
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    expect(screen.getByRole('button', { name: 'Start over' }).query()).toBeNull()
    await recipient.fill(alice)
    await screen.getByRole('button', { name: 'Start over' }).click()
    await expect.element(recipient).toHaveValue('')
    toasts.list()[0]?.action?.onClick()
    await expect.element(recipient).toHaveValue(alice)
  })

  it('security: a look-alike of a contact is compared in place, and refused until the owner means it', async () => {
    const twin: Address = '0xf39f00000000000000000000000000000000a266'
    const known: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb9a266'
    saveAddressBookEntry({ address: known, name: 'Kestrel Audits', chainId: null })
    const { screen, onDraft } = await renderSend()
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill(twin)
    await screen.getByRole('button', { name: 'Max' }).click()
    await expect.element(recipient).toHaveAccessibleDescription(/Looks like Kestrel Audits, but is another address/)
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Review' }).click({ force: true })
    expect(onDraft).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'I mean this address' }).click()
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect.poll(() => onDraft.mock.calls.length).toBe(1)
  })

  it('behavior: the name of a contact stands for its address, and the whole address is shown', async () => {
    saveAddressBookEntry({ address: alice, name: 'Alder Office', chainId: null })
    const { screen, onDraft } = await renderSend()
    const recipient = screen.getByRole('combobox', { name: 'Recipient 1' })
    await recipient.fill('alder office')
    await expect.element(recipient).toHaveAccessibleDescription(/Alder Office/)
    await screen.getByRole('button', { name: 'Max' }).click()
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect.poll(() => onDraft.mock.calls[0]?.[0]).toMatchObject({ to: alice })
  })

  it('security: in German an amount with two meanings is refused with both', async () => {
    setLanguage('de')
    const { screen } = await renderSend()
    const amount = screen.getByRole('textbox', { name: 'Amount 1' })
    await amount.fill('1.234')
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await expect.element(amount).toHaveAccessibleDescription(/may mean 1234 or 1,2340/)
  })

  it('error: pasted lines that are left out are listed below the text', async () => {
    const { screen } = await renderSend()
    await screen.getByRole('button', { name: 'Paste rows or CSV' }).click()
    const text = screen.getByRole('textbox', { name: 'Rows' })
    await expect.element(text).toHaveAccessibleDescription(/^One payment a line/)
    await text.fill(`${alice}, 1, NOPE`)
    await expect.element(text).toHaveAccessibleDescription(/1 line is left out.*Line 1: .*One payment a line/)
  })

  it('behavior: Max uses the remaining balance, and the draft contains the exact bytes', async () => {
    const { screen, onDraft } = await renderSend()
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await screen.getByRole('button', { name: 'Max' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('1')
    await screen.getByRole('textbox', { name: /Note/ }).fill('Rent')
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect
      .poll(() => onDraft.mock.calls)
      .toEqual([
        [
          expect.objectContaining({ to: alice, value: 10n ** 18n, data: '0x', operation: 0, nonce: 4n }),
          'Rent',
          'transfer',
          [{ text: '1', token: null, decimals: 18, call: null, place: 'value' }],
          null,
        ],
      ])
  })

  it('behavior: the form keeps its input when the page is left', async () => {
    const first = await renderSend()
    await first.screen.getByRole('textbox', { name: 'Amount 1' }).fill('0.25')
    await first.screen.unmount()
    const second = await renderSend()
    await expect.element(second.screen.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('0.25')
  })

  it('error: the problems of a call are shown when their fields are left, not at each key', async () => {
    const { screen } = await renderSend('call', chainFixture())
    for (const [name, text] of [
      [/^Value/, '1.x'],
      ['Calldata', '0xabc'],
    ] as const) {
      const field = screen.getByRole('textbox', { name })
      await field.fill(text)
      await expect.element(field).toHaveValue(text)
      expect(screen.getByRole('alert').query()).toBeNull()
      await userEvent.keyboard('{Tab}')
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill('')
    }
  })

  it('behavior: a contract call contains the typed bytes, and the page decodes them', async () => {
    const { screen, onDraft } = await renderSend('call')
    const contract = screen.getByRole('combobox', { name: 'Contract' })
    await contract.fill(safe)
    await expect.element(contract).toHaveAccessibleDescription(/^This is the account itself: such a call/)
    await contract.fill(badges)
    const calldata = screen.getByRole('textbox', { name: 'Calldata' })
    await calldata.fill('0xa22')
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByText(/^3 digits are not a whole number of bytes/)).toBeVisible()
    const data = `0xa9059cbb${alice.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`
    await calldata.fill(data)
    await expect.element(screen.getByText('68 bytes').first()).toBeVisible()
    await expect.element(screen.getByText(/transfer\(address,uint256\)/)).toBeVisible()
    await expect.element(screen.getByText('One contract call')).toBeVisible()
    await screen.getByRole('button', { name: 'Advanced' }).click()
    await screen.getByRole('textbox', { name: /safeTxGas/ }).fill('90000')
    await screen.getByRole('button', { name: 'Review' }).click()
    const call = { to: badges, value: 0n, data, operation: 0, nonce: 4n, safeTxGas: 90_000n }
    await expect.poll(() => onDraft.mock.calls).toEqual([[expect.objectContaining(call), '', 'call', [], null]])
  })

  it('behavior: without the feature flags there is no contract call and no gas field', async () => {
    const { screen } = await renderSend('call', chainFixture({ features: [] }))
    await expect.element(screen.getByRole('heading', { name: 'New transfer' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Raw call' }).query()).toBeNull()
    await screen.getByRole('button', { name: 'Advanced' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Transaction number' })).toHaveValue('4')
    expect(screen.getByRole('textbox', { name: /^safeTxGas/ }).query()).toBeNull()
  })

  it('behavior: a requested NFT is sent as a whole by safeTransferFrom', async () => {
    answerCalls({ '0x6352211e': word(safe) })
    const chain = chainFixture({ features: ['ERC721', 'SAFE_TX_GAS_OPTIONAL'] })
    const { screen, onDraft } = await renderSend('transfer', chain, { token: badges, tokenId: '7' })
    await expect
      .element(screen.getByRole('textbox', { name: 'Amount 1' }))
      .toHaveAccessibleDescription('The NFT itself, whole')
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await screen.getByRole('button', { name: 'Review' }).click()
    const data = `0x42842e0e${word(safe)}${word(alice)}${word('7')}`
    await expect
      .poll(() => onDraft.mock.calls)
      .toEqual([[expect.objectContaining({ to: badges, value: 0n, data, operation: 0 }), '', 'transfer', [], null]])
  })

  it('behavior: an ERC-1155 token is sent in the typed amount, by its own method and up to the balance of the contract', async () => {
    answerCalls({ '0x01ffc9a7d9b67a26': word('1'), '0x00fdd58e': word('5') })
    const chain = chainFixture({ features: ['ERC721', 'SAFE_TX_GAS_OPTIONAL'] })
    // The service claims a higher balance than the contract.
    const pass = { ...badge, standard: 'ERC1155' as const, amount: 9n }
    const { screen, onDraft } = await renderSend('transfer', chain, { token: badges, tokenId: '7' }, pass)
    const amount = screen.getByRole('textbox', { name: 'Amount 1' })
    await expect.element(amount).toHaveAccessibleDescription('of 5 HALD #7')
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await amount.fill('6')
    await expect.element(screen.getByText('1 more than the account holds').first()).toBeVisible()
    await amount.fill('3')
    await screen.getByRole('button', { name: 'Review' }).click()
    const data = `0xf242432a${word(safe)}${word(alice)}${word('7')}${word('3')}${word('a0')}${word('0')}`
    await expect.poll(() => onDraft.mock.calls[0]?.[0]).toMatchObject({ to: badges, value: 0n, data, operation: 0 })
  })
})
