import type { TypedAmount } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { toasts } from '@countersign/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addedAbisStore } from '../../../data/storage/addedAbis.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { emptyCall, type BuilderCall } from '../model/BuilderCall.ts'
import type { Method } from '../model/Method.ts'
import { workingBatches } from '../workingBatches.ts'
import { BuilderPage } from './BuilderPage.tsx'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const target = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The published SafeProxyFactory 1.4.1. */
const factory = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const raw = (data: string) => emptyCall({ mode: 'raw', contract: target, data })
const startStream: Method = {
  kind: 'function',
  name: 'startStream',
  inputs: [{ name: 'start', type: 'uint40' }],
  outputs: [],
  stateMutability: 'nonpayable',
}

function fileField(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  return input
}

async function renderBuilder(calls: readonly BuilderCall[]) {
  const chain = chainFixture()
  workingBatches.write({ chainId: chain.chainId, safe }, { id: null, name: '', nonce: null, calls })
  const onDraft = vi.fn<(transaction: SafeTransactionData, note: string, typed: readonly TypedAmount[]) => void>()
  const page = <BuilderPage saved={null} onDraft={onDraft} />
  const { screen } = await renderInAccount(page, safe, seedAccount, '/safes/$safe/queue', chain)
  const batch = screen.getByRole('region', { name: 'Batch', exact: true })
  const rows = batch.getByRole('list').first().getByRole('listitem')
  const order = () => rows.elements().map((row) => /0x[0-9a-f]{8}/.exec(row.textContent ?? '')?.[0])
  await expect.poll(order).toHaveLength(calls.length)
  return { screen, onDraft, rows, order }
}

describe('BuilderPage', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => addedAbisStore.set([]))

  it('behavior: on a chain without contract calls, a link to them shows a message', async () => {
    const chain = chainFixture({ features: chainFixture().features.filter((one) => one !== 'CONTRACT_INTERACTION') })
    const page = <BuilderPage saved={null} onDraft={() => undefined} />
    const { screen } = await renderInAccount(page, safe, seedAccount, '/safes/$safe/queue', chain)
    await expect.element(screen.getByText('Contract calls are not available on this network.')).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Batch', exact: true })).not.toBeInTheDocument()
  })

  it('behavior: a call without a contract says so, and one without a method names its contract alone', async () => {
    const calls = [emptyCall({ mode: 'abi' }), emptyCall({ mode: 'abi', contract: factory })]
    const { rows } = await renderBuilder(calls)
    await expect.element(rows.nth(0)).toHaveTextContent('no contract yet')
    await expect.element(rows.nth(1)).toHaveTextContent('SafeProxyFactory')
    for (const row of rows.elements()) expect(row.textContent).not.toContain('….')
    expect(rows.elements().map((row) => row.textContent)).not.toContainEqual(expect.stringContaining('.…'))
  })

  it('behavior: a dragged call is inserted above or below the call on which it is dropped', async () => {
    const { screen, rows, order } = await renderBuilder(['0xaaaaaaaa', '0xbbbbbbbb', '0xcccccccc'].map(raw))
    await userEvent.dragAndDrop(rows.nth(2), rows.nth(0), { targetPosition: { x: 60, y: 3 } })
    await expect.poll(order).toEqual(['0xcccccccc', '0xaaaaaaaa', '0xbbbbbbbb'])
    await expect.element(screen.getByText('Call 3 is now call 1 of 3.', { exact: true })).toBeInTheDocument()
    await userEvent.dragAndDrop(rows.nth(0), rows.nth(1), { targetPosition: { x: 60, y: 3 } })
    // Above the next one is its current position.
    expect(order()).toEqual(['0xcccccccc', '0xaaaaaaaa', '0xbbbbbbbb'])
    const { height } = rows.nth(1).element().getBoundingClientRect()
    await userEvent.dragAndDrop(rows.nth(0), rows.nth(1), { targetPosition: { x: 60, y: height - 3 } })
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xcccccccc', '0xbbbbbbbb'])
    expect(rows.elements().some((row) => row.hasAttribute('data-drop'))).toBe(false)
  })

  it('behavior: the keyboard moves a call by one position and to the ends, and the call keeps the focus', async () => {
    const { rows, order } = await renderBuilder(['0xaaaaaaaa', '0xbbbbbbbb', '0xcccccccc'].map(raw))
    const title = rows.nth(0).getByRole('button').first()
    title.element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(order).toEqual(['0xbbbbbbbb', '0xaaaaaaaa', '0xcccccccc'])
    await userEvent.keyboard('{Alt>}{End}{/Alt}')
    await expect.poll(order).toEqual(['0xbbbbbbbb', '0xcccccccc', '0xaaaaaaaa'])
    await userEvent.keyboard('{Alt>}{Home}{/Alt}')
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xbbbbbbbb', '0xcccccccc'])
    expect(rows.nth(0).element().contains(document.activeElement)).toBe(true)
  })

  it('behavior: a date is chosen in UTC, encoded in seconds, and stays when the field becomes raw', async () => {
    const call = emptyCall({ mode: 'abi', contract: target, method: startStream, fields: [{ text: '' }] })
    const { screen } = await renderBuilder([call])
    const unit = screen.getByRole('combobox', { name: 'Unit of start' })
    const raw = screen.getByRole('textbox', { name: 'start', exact: true })
    await raw.fill('1796083259')
    await expect.element(screen.getByText(/1 Dec 2026, 00:00/).first()).toBeVisible()
    await unit.selectOptions('date, UTC')
    const date = screen.getByLabelText('start, date in UTC')
    await expect.element(date).toHaveValue('2026-12-01T00:00:59')
    await date.fill('2026-12-24T18:30')
    await expect.element(screen.getByText('1798137000').first()).toBeVisible()
    await unit.selectOptions('raw')
    await expect.element(raw).toHaveValue('1798137000')
    await unit.selectOptions('date, UTC')
    await date.fill('')
    await expect.element(screen.getByText('Choose date and time.')).toBeVisible()
  })

  it('behavior: adding a call moves the focus to its form, removing one to its neighbour', async () => {
    const { screen, rows, order } = await renderBuilder(['0xaaaaaaaa', '0xbbbbbbbb'].map(raw))
    const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
    const title = (place: number) => rows.nth(place).getByRole('button').first()
    await press('Add call')
    await expect.element(screen.getByRole('combobox', { name: 'Known contracts' })).toHaveFocus()
    await press('Add transfer')
    await expect.element(screen.getByRole('combobox', { name: 'Recipient' })).toHaveFocus()
    await press('Remove')
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xbbbbbbbb'])
    await expect.element(title(1)).toHaveFocus()
    await title(0).click()
    await press('Duplicate')
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xaaaaaaaa', '0xbbbbbbbb'])
    await expect.element(screen.getByRole('combobox', { name: 'Contract', exact: true })).toHaveFocus()
    await press('Remove')
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xbbbbbbbb'])
    await expect.element(title(1)).toHaveFocus()
    await press('Start over')
    await expect.element(screen.getByRole('combobox', { name: 'Known contracts' })).toHaveFocus()
  })

  it('behavior: adding or removing an item of an array moves the focus to its neighbour, at last to the button', async () => {
    const pay: Method = { ...startStream, name: 'pay', inputs: [{ name: 'people', type: 'address[]' }] }
    const call = emptyCall({ mode: 'abi', contract: target, method: pay, fields: [{ items: [] }] })
    const { screen } = await renderBuilder([call])
    const add = screen.getByRole('button', { name: 'Add item to people' })
    const item = (index: number) => screen.getByRole('combobox', { name: `people, item ${index}`, exact: true })
    const remove = (index: number) => screen.getByRole('button', { name: `Remove people, item ${index}` }).click()
    await add.click()
    await expect.element(item(0)).toHaveFocus()
    await item(0).fill(target)
    await add.click()
    await expect.element(item(1)).toHaveFocus()
    await item(1).fill(safe)
    await remove(0)
    await expect.element(item(0)).toHaveValue(safe)
    await expect.element(item(0)).toHaveFocus()
    await remove(0)
    await expect.element(add).toHaveFocus()
  })

  it('error: a problem of an array is shown with its name, and in the dialog at the text', async () => {
    const pay: Method = { ...startStream, name: 'pay', inputs: [{ name: 'shares', type: 'uint256[2]' }] }
    const call = emptyCall({ mode: 'abi', contract: target, method: pay, fields: [{ items: [{ text: '1' }] }] })
    const { screen } = await renderBuilder([call])
    await expect
      .element(screen.getByRole('group', { name: 'shares', exact: true }))
      .toHaveAccessibleDescription('uint256[2] needs 2 items, but there is 1.')
    await screen.getByRole('button', { name: 'Paste a list for shares' }).click()
    const dialog = screen.getByRole('dialog', { name: 'shares' })
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^One item per line/)
    await dialog.getByRole('textbox').fill('[1, [')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect
      .element(dialog.getByRole('textbox'))
      .toHaveAccessibleDescription(/^The text ends too early.*One item per line/)
  })

  it('error: a refused file shows its reason, and a file for another chain names the chain', async () => {
    const { screen } = await renderBuilder([raw('0xaaaaaaaa')])
    await screen.getByRole('button', { name: 'Import' }).click()
    const choose = screen.getByRole('button', { name: 'Choose a file' })
    await expect.element(choose).toHaveAccessibleDescription(/^A JSON file of this page/)
    await userEvent.upload(fileField(), new File(['{}'], 'batch.json'))
    await expect.element(choose).toHaveAccessibleDescription(/The file was refused.*A JSON file of this page/)
    const meta = { name: 'Rent', checksum: null }
    const transactions = [{ to: target, value: '1', data: null }]
    const batch = JSON.stringify({ version: '1.0', chainId: '1', meta, transactions })
    await userEvent.upload(fileField(), new File([batch], 'batch.json'))
    await expect.element(choose).toHaveAccessibleDescription(/^The file has no checksum/)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^.*The file is for chain 1, but this account/)
    await expect
      .element(screen.getByRole('checkbox', { name: /^Use it on/ }))
      .toHaveAccessibleDescription('The same addresses may be different contracts on this chain, or none.')
  })

  it('behavior: a file that replaces the batch can be undone', async () => {
    const { screen, order } = await renderBuilder([raw('0xaaaaaaaa'), raw('0xbbbbbbbb')])
    await screen.getByRole('button', { name: 'Import' }).click()
    const transactions = [{ to: target, value: '1', data: '0xcccccccc' }]
    const meta = { name: 'Rent', checksum: null }
    const file = JSON.stringify({ version: '1.0', chainId: '31337', meta, transactions })
    await userEvent.upload(fileField(), new File([file], 'batch.json'))
    await screen.getByRole('button', { name: 'Replace the batch' }).click()
    await expect.poll(order).toEqual(['0xcccccccc'])
    toasts.list().at(-1)?.action?.onClick()
    await expect.poll(order).toEqual(['0xaaaaaaaa', '0xbbbbbbbb'])
  })

  it('behavior: fields describe their value: a contract, bytes, a time, a balance', async () => {
    const later = emptyCall({ mode: 'abi', contract: target, method: startStream, fields: [{ text: '1796083259' }] })
    const { screen, rows } = await renderBuilder([raw('0xaaaaaaaa'), later])
    const contract = screen.getByRole('combobox', { name: 'Contract', exact: true })
    await contract.fill(safe)
    await expect.element(contract).toHaveAccessibleDescription(/^This is the account itself/)
    await expect
      .element(screen.getByRole('textbox', { name: 'Calldata' }))
      .toHaveAccessibleDescription('4 bytes method 0xaaaaaaaa')
    await rows.nth(1).getByRole('button').first().click()
    const start = screen.getByRole('textbox', { name: 'start', exact: true })
    await expect.element(start).toHaveAccessibleDescription(/1 Dec 2026, 00:00/)
    await screen.getByRole('combobox', { name: 'Unit of start' }).selectOptions('date, UTC')
    await expect.element(screen.getByLabelText('start, date in UTC')).toHaveAccessibleDescription('1796083259')
    await screen.getByRole('button', { name: 'Add transfer' }).click()
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await expect.element(amount).toHaveAccessibleDescription(/^of 1\.00 ETH/)
    await amount.fill('1.x')
    await expect.element(amount).toHaveAccessibleDescription(/1\.x.*of 1\.00 ETH/)
  })

  it('error: the problem of a text is shown when its field is left, not at each key', async () => {
    const later = emptyCall({ mode: 'abi', contract: target, method: startStream, fields: [{ text: '5' }] })
    const { screen } = await renderBuilder([later])
    const start = screen.getByRole('textbox', { name: 'start', exact: true })
    await start.fill('5x')
    await expect.element(start).toHaveValue('5x')
    expect(screen.getByRole('alert').query()).toBeNull()
    await userEvent.keyboard('{Tab}')
    await expect.element(start).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })

  it('behavior: the choice of the ABI shows which one is used, and its source', async () => {
    const functions = ['function startStream(uint40 start)']
    addedAbisStore.set([{ address: factory, chainId: null, descriptor: null, functions }])
    const { screen } = await renderBuilder([emptyCall({ contract: factory })])
    await expect
      .element(screen.getByRole('combobox', { name: 'ABI' }))
      .toHaveAccessibleDescription(/^1 method\. An ABI you added\./)
  })

  it('behavior: the suggested nonce is used until another is chosen, and a gap or a used nonce is shown', async () => {
    const { screen, onDraft } = await renderBuilder([raw('0xaaaaaaaa')])
    await screen.getByRole('button', { name: 'Advanced' }).click()
    const nonce = screen.getByRole('textbox', { name: 'Transaction number' })
    await expect.element(nonce).toHaveValue('4')
    await nonce.fill('3')
    await expect.element(screen.getByText('Number 3 is already used', { exact: false }).first()).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: 'Review', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    await nonce.fill('6')
    await expect.element(screen.getByText(/^Number 6 leaves a gap/)).toBeVisible()
    await screen.getByRole('button', { name: 'Review', exact: true }).click()
    await expect.poll(() => onDraft.mock.calls[0]?.[0].nonce).toBe(6n)
    await screen.getByRole('button', { name: 'Use the suggested 4' }).click()
    await expect.element(nonce).toHaveValue('4')
  })
})
