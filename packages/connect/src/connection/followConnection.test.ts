import { connect, injected } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createConnectState } from '../state/createConnectState.ts'
import { chainOf } from '../testing/chainOf.ts'
import { walletEntries } from '../catalogue/walletEntries.ts'
import { createConnectors } from './createConnectors.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'
import { followConnection } from './followConnection.ts'

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chains = [chainOf()]
const read = async () => null
const environment = { walletConnect: null, chains, app: { name: 'Example' }, read, storageKey: 'test' }

const provider = {
  request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [owner]),
  on: () => {},
  removeListener: () => {},
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['an announced extension', 'io.example.wallet', true],
  ...walletEntries.flatMap(({ id, connector }): [string, string, boolean][] =>
    connector ? [[`${id}, which the kit reaches by code of its own`, id, false]] : [],
  ),
])('behavior: whether the node of %s (%s) is its own: %s', async (_, id, hasOwnNode) => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('window', {})
  const state = createConnectState('test')
  const config = createWagmiConfig({ chains, read, storageKey: 'test' })
  const { isLoaded } = createConnectors(
    config,
    { wallets: () => [], subscribe: () => () => {} },
    environment,
    walletEntries,
  )
  const { push, wanted } = followConnection(config, {
    chainIds: ['31337'],
    state,
    isLoaded,
    isDemo: () => false,
    isShared: false,
  })
  // Hardware wallets use the same connector type, so the type does not identify them.
  const connector = config._internal.connectors.setup((parameters) => ({
    ...injected({ target: { id, name: id, provider: provider as never }, shimDisconnect: false })(parameters),
    id,
  }))
  wanted.add(connector.uid)
  await connect(config, { connector })
  await push()
  expect(state.wallet.get()).toMatchObject({ status: 'connected', address: owner, hasOwnNode })
})
