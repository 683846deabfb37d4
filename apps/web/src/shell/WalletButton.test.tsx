import { afterEach, expect, test } from 'vitest'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../testing/renderInAccount.tsx'
import { walletStore } from '../data/wallet/walletStore.ts'
import { WalletButton } from './WalletButton.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const initial = walletStore.get()
afterEach(() => walletStore.set(initial))

const open = async (chainId: string, unsupported = false) => {
  walletStore.set({ ...initial, status: 'connected', address, walletName: 'Test wallet', chainId, unsupported })
  const { screen } = await renderInAccount(<WalletButton filled chainId="31337" />, safe, (client) =>
    client.setQueryData(queryKeys.chains(), [chainFixture(), { ...chainFixture(), chainId: '5', chainName: 'Other' }]),
  )
  return screen.getByRole('button', { name: /^Wallet: / })
}

test('behavior: a wallet on the page’s network shows its address', async () => {
  await expect.element(await open('31337')).toHaveTextContent(/0x7099/)
})

test('behavior: the button names the wallet’s network when it is another one', async () => {
  await expect.element(await open('5')).toHaveTextContent('on Other')
})

test('behavior: a network that is not configured is shown by its number', async () => {
  const button = await open('4242', true)
  await expect.element(button).toHaveTextContent('on network 4242')
  await expect.element(button).toHaveAccessibleName(/on network 4242/)
})
