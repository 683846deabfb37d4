import { connect, createConfig, http, injected } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { guardConnector } from './guardConnector.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** wagmi's own connector on a wallet whose answers and events the test defines. */
function connectorOf(answers: Readonly<Record<string, unknown>> = {}) {
  const listeners = new Map<string, (value: unknown) => void>()
  const provider = {
    request: async ({ method }: { method: string }) => {
      const all: Readonly<Record<string, unknown>> = {
        eth_accounts: [ADDRESS],
        eth_requestAccounts: [ADDRESS],
        eth_chainId: '0x1',
        ...answers,
      }
      return all[method] ?? null
    },
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: () => {},
  }
  const target = { id: 'odd', name: 'Odd wallet', provider: provider as never }
  const config = createConfig({ chains: [mainnet], transports: { 1: http() }, multiInjectedProviderDiscovery: false })
  const connector = config._internal.connectors.setup(guardConnector(injected({ target })))
  const heard: unknown[] = []
  connector.emitter.on('change', ({ accounts, chainId }) => heard.push({ accounts, chainId }))
  connector.emitter.on('disconnect', () => heard.push('disconnect'))
  return {
    heard,
    connect: () => connect(config, { connector }),
    announce: (event: string, value: unknown) => listeners.get(event)?.(value),
  }
}

test('behavior: valid accounts and chains are passed on', async () => {
  const { connect: ask, heard, announce } = connectorOf()
  expect(await ask()).toEqual({ accounts: [ADDRESS], chainId: 1 })
  announce('accountsChanged', [ADDRESS.toLowerCase()])
  announce('chainChanged', '0x64')
  expect(heard).toEqual([{ accounts: [ADDRESS] }, { chainId: 100 }])
})

test.each([[null], [undefined], ['0x'], [{}], [[1, null, 'me']]])(
  'error: accountsChanged(%j) ends the connection without an exception',
  async (value) => {
    const { connect: ask, heard, announce } = connectorOf()
    await ask()
    announce('accountsChanged', value)
    await expect.poll(() => heard).toEqual(['disconnect'])
  },
)

test.each([[null], [undefined], ['soon'], [{}]])('error: chainChanged(%j) changes nothing', async (value) => {
  const { connect: ask, heard, announce } = connectorOf()
  await ask()
  announce('chainChanged', value)
  expect(heard).toEqual([])
})

test.each([
  ['no list of accounts', { eth_requestAccounts: { 0: ADDRESS } }],
  ['an account that is no address', { eth_requestAccounts: ['me'], wallet_requestPermissions: 7 }],
  ['no chain', { eth_chainId: { id: 1 } }],
])('error: a wallet that answers %s is reported as unreadable, in words', async (_title, answers) => {
  const error = await connectorOf(answers)
    .connect()
    .catch((cause: unknown) => normalizeWalletError(cause))
  expect(error).toMatchObject({ code: 'unreadable', message: expect.stringContaining('cannot read') })
})
