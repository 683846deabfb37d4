import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectState } from '../state/createConnectState.ts'
import { chainOf } from '../testing/chainOf.ts'
import { renderInKit } from '../testing/renderInKit.tsx'
import { AccountDialog } from './AccountDialog.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain = chainOf({ explorerUrl: 'https://explorer.example' })
const state = createConnectState('test-account')
const { wallet: walletStore, transactions: sentStore } = state
const hash = (index: number) => `0x${String(index).padStart(64, '0')}` as const
const record = (index: number, description: string) =>
  ({ chainId: '31337', account: address, hash: hash(index), description }) as const
const session = {
  adapter: {
    getNonce: async () => 'nonce',
    createMessage: () => '',
    verify: async () => true,
    isSignedIn: async () => true,
    signOut: async () => {},
  },
  auth: state.auth,
  session: state.session,
}
const answers: Readonly<Record<string, string>> = { eth_getBalance: '0x3508570da8ad8000', eth_blockNumber: '0x10' }

async function open(request: (call: { method: string; params?: unknown }) => Promise<unknown> = async () => null) {
  walletStore.setProvider({ request })
  walletStore.set({ status: 'connected', address, chainId: '31337', walletName: 'Test wallet', unsupported: false })
  let closed = 0
  const opened: string[] = []
  const { screen } = await renderInKit(
    <AccountDialog wallet={{ ...walletStore.get(), address }} chain={chain} onClose={() => closed++} />,
    {
      state,
      session,
      config: {
        chains: [chain],
        readChain: async (_chainId, method) => answers[method],
        openPath: (path) => opened.push(path),
        content: {
          accountFacts: () => (
            <div>
              <dt>Signs for</dt>
              <dd>3 accounts</dd>
            </div>
          ),
        },
      },
    },
  )
  return { screen, opened, closed: () => closed }
}

beforeEach(() => {
  sentStore.clear(address)
  walletStore.clear()
})

describe('AccountDialog', () => {
  it('behavior: shows address, balance and the facts of the host', async () => {
    const { screen } = await open()
    await expect.element(screen.getByText('3.8214')).toBeVisible()
    await expect.element(screen.getByText('3 accounts')).toBeVisible()
    await expect.element(screen.getByText('Not signed in to this service')).toBeVisible()
  })

  it('behavior: copying is confirmed for a second and a half', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { screen } = await open()
    // It may be over before a slow machine reports the click.
    const copied = expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    const [shownAt] = await Promise.all([
      copied.then(() => performance.now()),
      screen.getByRole('button', { name: 'Copy address' }).click(),
    ])
    await expect.element(screen.getByRole('button', { name: 'Copy address' })).toBeVisible()
    expect(performance.now() - shownAt).toBeGreaterThan(1000)
    expect(write).toHaveBeenCalledWith(address)
    write.mockRestore()
  })

  it('error: a browser that does not allow copying shows a message', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'))
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Copy address' }).click()
    await expect.element(screen.getByRole('button', { name: 'Not copied' })).toBeVisible()
    await expect.element(screen.getByText(/Select the address above instead/)).toBeVisible()
    write.mockRestore()
  })

  it('behavior: sent transactions are listed with their status and links, and can be cleared', async () => {
    const path = `/transactions/${hash(9)}`
    sentStore.add({ ...record(1, 'Execute Halden treasury 40'), path })
    sentStore.add(record(2, 'Execute Grants committee 12'))
    sentStore.add(record(3, 'Create Payroll'))
    for (const [index, status] of [
      [1, 'confirmed'],
      [2, 'failed'],
    ] as const) {
      const known = sentStore.list().find((one) => one.hash === hash(index))
      if (known) sentStore.update(known, { status, block: '5' })
    }
    const { screen, opened, closed } = await open()
    await expect.element(screen.getByText('Confirmed, 12 blocks')).toBeVisible()
    await expect.element(screen.getByText('Failed, reverted in block 5')).toBeVisible()
    await expect.element(screen.getByText('Pending, not in a block yet, just now')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Open Create Payroll in the explorer' })
    await expect.element(link).toHaveAttribute('href', `https://explorer.example/tx/${hash(3)}`)
    await screen.getByRole('link', { name: 'Execute Halden treasury 40', exact: true }).click()
    expect([opened, closed()]).toEqual([[path], 1])
  })

  it('behavior: clearing empties the list', async () => {
    sentStore.add(record(3, 'Create Payroll'))
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(screen.getByText(/^None yet/)).toBeVisible()
    expect(sentStore.list()).toEqual([])
  })

  it('behavior: the wallet can offer other accounts to this page; a wallet that cannot shows a message', async () => {
    const asked: unknown[] = []
    const { screen } = await open(async ({ method, params }) => {
      if (method !== 'wallet_requestPermissions') return [address]
      asked.push(params)
      if (asked.length === 1) return [{ parentCapability: 'eth_accounts' }]
      throw Object.assign(new Error('Demo owners do not support it'), { code: 4200 })
    })
    await screen.getByRole('button', { name: 'Choose other addresses' }).click()
    await expect.poll(() => asked).toEqual([[{ eth_accounts: {} }]])
    await screen.getByRole('button', { name: 'Choose other addresses' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Choose other addresses' }))
      .toHaveAccessibleDescription('Demo owners do not support it. Use another wallet.')
  })

  it('behavior: disconnecting closes it', async () => {
    const { screen, closed } = await open()
    await screen.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => walletStore.get().status).toBe('disconnected')
    expect(closed()).toBe(1)
  })
})
