import { afterEach, expect, test, vi } from 'vitest'
import { ownRpcUrls } from '../../../shared/rpc/ownRpcUrls.ts'
import { renderInAccount } from '../../../shared/testing/renderInAccount.tsx'
import { NetworkList } from './NetworkList.tsx'

vi.mock('../probeNode.ts', () => ({
  probeNode: async () => ({ ok: true, chainId: '31337', block: 16n, hasLogs: true, versions: ['1.4.1'] }),
}))

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

afterEach(() => ownRpcUrls.set({}))

test('behavior: whoever adds a node goes on in its field, and then at the button again', async () => {
  const { screen } = await renderInAccount(<NetworkList />, safe, () => {})
  const open = screen.getByRole('button', { name: /^Add a node to/ })
  const field = screen.getByRole('textbox', { name: /^Node of/ })
  await open.click()
  await expect.element(field).toHaveFocus()
  await field.fill('https://node.example')
  await screen.getByRole('button', { name: 'Check and add' }).click()
  await expect.element(screen.getByText('yours, asked first')).toBeVisible()
  await expect.element(open).toHaveFocus()
})
