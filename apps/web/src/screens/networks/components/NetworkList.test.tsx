import { toasts } from '@countersign/ui'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { ownChains } from '../../../data/config/ownChains.ts'
import { ownRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { NetworkList } from './NetworkList.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

afterEach(() => {
  ownChains.set([])
  ownRpcUrls.set({})
  toasts.clear()
})

test('behavior: adding a node moves the focus to its field, which shows its problems', async () => {
  const { screen } = await renderInAccount(<NetworkList />, safe, () => {})
  const field = screen.getByRole('textbox', { name: /^Node of/ })
  await screen.getByRole('button', { name: /^Add a node to/ }).click()
  await expect.element(field).toHaveFocus()
  await field.fill('node.example')
  await screen.getByRole('button', { name: 'Check and add' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^This is not the address of a node/)
})

test('behavior: an own node that is removed comes back to its place with Undo', async () => {
  const urls = ['https://first.example', 'https://second.example']
  ownRpcUrls.set({ '31337': urls })
  const { screen } = await renderInAccount(<NetworkList />, safe, () => {})
  await screen.getByRole('button', { name: 'Remove https://first.example' }).click()
  expect(ownRpcUrls.get()).toEqual({ '31337': ['https://second.example'] })
  toasts.list().at(-1)?.action?.onClick()
  expect(ownRpcUrls.get()).toEqual({ '31337': urls })
})

test('behavior: an own network is removed after a question', async () => {
  const own = chainFixture({ chainName: 'Own chain' })
  ownChains.set([own])
  const { screen } = await renderInAccount(<NetworkList />, safe, () => {}, undefined, own)
  const dialog = screen.getByRole('dialog', { name: 'Remove Own chain?' })
  await screen.getByRole('button', { name: 'Remove Own chain' }).click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(ownChains.get()).toEqual([own])
  await screen.getByRole('button', { name: 'Remove Own chain' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(ownChains.get()).toEqual([])
})
