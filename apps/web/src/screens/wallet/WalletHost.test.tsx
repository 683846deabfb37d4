import { PageConfig } from '@countersign/api'
import { describe, expect, it } from 'vitest'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { disconnectWallet, openAccountDialog, openConnectDialog, walletStore } from '../../data/wallet/walletStore.ts'
import { WalletHost } from './WalletHost.tsx'

const owner = {
  name: 'Demo owner 1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
}
const config = PageConfig.parse({ demo: { chainIds: ['31337'], owners: [owner], accounts: [] } })
const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const renderHost = () =>
  renderInAccount(<WalletHost />, safe, (client) => client.setQueryData(queryKeys.config(), config))

describe('WalletHost', () => {
  it('behavior: connects a demo owner through the dialog of the demo wallet, and disconnects', async () => {
    const { screen } = await renderHost()
    openConnectDialog()
    await expect.element(screen.getByText('Demo keys are public: only for local chains')).toBeVisible()
    await screen.getByRole('button', { name: 'Demo owner 1' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Share an address?' })).toBeVisible()
    await screen.getByRole('button', { name: 'Reject' }).click()
    await expect.element(screen.getByText('You rejected the request in your wallet. Nothing was sent.')).toBeVisible()
    expect(walletStore.get().status).toBe('disconnected')

    await screen.getByRole('button', { name: 'Try again' }).click()
    await screen.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect
      .poll(() => walletStore.get())
      .toMatchObject({
        status: 'connected',
        address: owner.address,
        chainId: '31337',
        isDemo: true,
        hasOwnNode: false,
        unsupported: false,
      })
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()

    openAccountDialog()
    await expect.element(screen.getByRole('dialog', { name: 'Your wallet' })).toBeVisible()
    await screen.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => walletStore.get().status).toBe('disconnected')
    expect(localStorage.getItem('countersign.wallet')).toBeNull()
    await disconnectWallet()
  })
})
