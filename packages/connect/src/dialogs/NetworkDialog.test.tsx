import { beforeEach, describe, expect, it } from 'vitest'
import { createConnectState } from '../state/createConnectState.ts'
import { chainOf } from '../testing/chainOf.ts'
import { renderInKit } from '../testing/renderInKit.tsx'
import { WalletError } from '../errors/WalletError.ts'
import { NetworkDialog } from './NetworkDialog.tsx'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const state = createConnectState('test-network')
const walletStore = state.wallet
const chains = ['Local chain', 'Second chain', 'Third chain'].map((name, index) =>
  chainOf({ name, chainId: String(31337 + index) }),
)

async function open(switchChain: (chainId: string) => Promise<void>, chainId = '137') {
  walletStore.set({
    status: 'connected',
    address: owner,
    chainId,
    unsupported: !chains.some((chain) => chain.chainId === chainId),
    walletName: `Wallet ${Math.random()}`,
  })
  let closed = 0
  const { screen } = await renderInKit(
    <NetworkDialog wallet={walletStore.get()} homeChain="31338" onClose={() => closed++} />,
    { state, connection: { switchChain }, config: { chains } },
  )
  const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
  return { screen, row, closed: () => closed }
}

beforeEach(() => walletStore.clear())

describe('NetworkDialog', () => {
  it('behavior: a wallet on a chain that is not configured is told so, and its chain is listed as current', async () => {
    const { screen, row } = await open(async () => {})
    await expect.element(screen.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
    await expect.element(row('Chain 137')).toHaveAttribute('aria-current', 'true')
    await expect.element(row('Second chain').getByText('The open account is on this network')).toBeVisible()
    await screen.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => walletStore.get().status).toBe('disconnected')
  })

  it('behavior: without a problem there is no warning, and a switch closes the dialog', async () => {
    const asked: string[] = []
    const { screen, row, closed } = await open(async (chainId) => void asked.push(chainId), '31337')
    await expect.element(row('Local chain').getByText('Current')).toBeVisible()
    expect(screen.getByText(/Wrong network/).query()).toBeNull()
    await row('Third chain').click()
    await expect.poll(closed).toBe(1)
    expect(asked).toEqual(['31339'])
  })

  it('error: a failed switch shows its reason in its row, and can be repeated', async () => {
    let isFailing = true
    const { row, closed } = await open(async () => {
      if (isFailing) throw new WalletError('switch-timeout', { chainId: '137' })
    })
    await row('Second chain').click()
    await expect.element(row('Second chain').getByRole('alert')).toHaveTextContent(/still on chain 137/)
    await expect.element(row('Second chain').getByText('Try again', { exact: true })).toBeVisible()
    expect(closed()).toBe(0)
    isFailing = false
    await row('Second chain').click()
    await expect.poll(closed).toBe(1)
  })

  it('error: a rejected switch is shown in its row', async () => {
    const { row } = await open(() => Promise.reject(new WalletError('rejected')))
    await row('Second chain').click()
    await expect.element(row('Second chain').getByRole('alert')).toHaveTextContent(/You rejected the request/)
    await expect.element(row('Second chain').getByText('Try again', { exact: true })).toBeVisible()
  })

  it('behavior: a chain that the wallet does not know can be added from its row', async () => {
    let isFailing = true
    const { row, closed } = await open(async (chainId) => {
      if (isFailing) throw new WalletError('rejected', { chainId, step: 'add-chain' })
    })
    await row('Third chain').click()
    await expect.element(row('Third chain').getByText('Your wallet does not have it yet')).toBeVisible()
    isFailing = false
    await row('Third chain').getByText('Add', { exact: true }).click()
    await expect.poll(closed).toBe(1)
  })
})
