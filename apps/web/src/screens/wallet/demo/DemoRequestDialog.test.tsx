import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { DemoRequestDialog } from './DemoRequestDialog.tsx'

const owner = { name: 'Demo owner 1', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const matic = { name: 'Polygon', symbol: 'POL', decimals: 18, logoUri: null }

const show = (chainId: string, nativeCurrency = matic, configured = '31337') => {
  const value = 1_250_000_000_000_000_000n
  const request = { kind: 'transaction', to: payee, value, data: '0x', chainId, isSent: true } as const
  return renderInAccount(
    <DemoRequestDialog pending={{ owner, request, answer: () => {} }} />,
    payee,
    () => {},
    '/safes/$safe/queue',
    chainFixture({ chainId: configured, nativeCurrency }),
  )
}

test('behavior: an amount is written in the coin of its chain', async () => {
  const { screen } = await show('31337')
  await expect.element(screen.getByText('1.25 POL', { exact: true })).toBeVisible()
  expect(screen.getByText(/ETH/).query()).toBeNull()
})

test('error: unknown decimals, or a false name of a known coin, do not change an amount', async () => {
  const { screen } = await show('1', { ...matic, decimals: 6 }, '1')
  await expect.element(screen.getByText('1.25 ETH', { exact: true })).toBeVisible()
})

test('error: the amount of a chain that is not configured is in wei', async () => {
  const { screen } = await show('31339')
  await expect.element(screen.getByText('1250000000000000000 wei')).toBeVisible()
})
