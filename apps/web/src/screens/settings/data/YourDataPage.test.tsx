import { Toaster } from '@countersign/ui'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ownRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { assetViewStore } from '../../../data/storage/assetView.ts'
import { hiddenTokensStore } from '../../../data/storage/hiddenTokens.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { sealFile } from './sealedFile.ts'
import { YourDataPage } from './YourDataPage.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const vault = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const file = JSON.stringify({
  kind: 'countersign-data',
  version: 1,
  parts: {
    contacts: [{ address: vault, name: 'Vault', chainId: null }],
    nodes: [{ chainId: '31337', url: 'https://node.example/key' }],
  },
})

beforeEach(() => {
  addressBookStore.set([])
  ownRpcUrls.set({})
  // Tests of other pages store their own.
  hiddenTokensStore.set({})
  assetViewStore.set({ tokens: 'all', hidesDust: false, dust: '1' })
})

async function open() {
  const content = (
    <>
      <YourDataPage />
      <Toaster />
    </>
  )
  const { screen } = await renderInAccount(content, safe, () => {})
  return screen
}

async function upload(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File([text], 'data.json', { type: 'application/json' }))
}

test('behavior: a file shows what it adds; nodes are added only when they are chosen; Undo takes it out', async () => {
  const screen = await open()
  await expect.element(screen.getByText('This browser keeps nothing yet.')).toBeVisible()
  await upload(file)
  await expect.element(screen.getByRole('checkbox', { name: 'Own nodes' })).not.toBeChecked()
  await expect.element(screen.getByText(/Add only nodes that you trust/)).toBeVisible()
  await screen.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect.poll(() => addressBookStore.get()).toEqual([{ address: vault, name: 'Vault', chainId: null }])
  expect(ownRpcUrls.get()).toEqual({})
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => addressBookStore.get()).toEqual([])
})

test('behavior: a sealed file asks for its passphrase, and says when it does not fit', async () => {
  const screen = await open()
  await upload(await sealFile(file, 'four random words here'))
  const field = screen.getByLabelText('Passphrase of the file', { exact: true })
  await field.fill('other')
  await screen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.element(screen.getByText('The passphrase does not open this file.')).toBeVisible()
  await field.fill('four random words here')
  await screen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1 entry' })).toBeVisible()
})

test('error: another file is refused with the reason', async () => {
  const screen = await open()
  await upload('{}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^This is neither a file exported here/)
})
