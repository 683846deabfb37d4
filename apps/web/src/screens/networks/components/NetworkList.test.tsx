import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { NetworkList } from './NetworkList.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: adding a node moves the focus to its field, which shows its problems', async () => {
  const { screen } = await renderInAccount(<NetworkList />, safe, () => {})
  const field = screen.getByRole('textbox', { name: /^Node of/ })
  await screen.getByRole('button', { name: /^Add a node to/ }).click()
  await expect.element(field).toHaveFocus()
  await field.fill('node.example')
  await screen.getByRole('button', { name: 'Check and add' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^This is not the address of a node/)
})
