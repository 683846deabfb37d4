import { expect, test, vi } from 'vitest'
import { renderInAccount } from '../../../shared/testing/renderInAccount.tsx'
import { AddNetwork } from './AddNetwork.tsx'

vi.mock('../probeNode.ts', () => ({
  probeNode: async () => ({ ok: true, chainId: '424242', block: 16n, hasLogs: true, versions: ['1.4.1'] }),
}))

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('error: what a network cannot be called is told at the name, what its node is at the node', async () => {
  const { screen } = await renderInAccount(<AddNetwork />, safe, () => {})
  const node = screen.getByRole('textbox', { name: 'Node of the new network' })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  await node.fill('https://node.example')
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.element(node).toHaveAccessibleDescription(/^Network 424242, block 16\. Safe contracts 1\.4\.1 stand/)
  const add = screen.getByRole('button', { name: 'Add network' })
  await field('Prefix of addresses').fill('Big Net')
  await add.click()
  await expect.element(field('Prefix of addresses')).toHaveAccessibleDescription(/^The prefix is one to 24 small/)
  await expect.element(node).not.toHaveAttribute('aria-invalid', 'true')
  await field('Coin').fill('')
  await add.click()
  await expect.element(field('Coin')).toHaveAccessibleDescription('The network needs a name and a coin symbol.')
  for (const name of ['Name', 'Prefix of addresses'])
    await expect.element(field(name)).not.toHaveAttribute('aria-describedby')
})
