import { demoOwners } from '@countersign/devchain'
import { startRelay, startWalletPeer, type Relay, type WalletPeer } from '@countersign/testkit/relay'
import { SignClient } from '@walletconnect/sign-client'
import { randomUUID } from 'node:crypto'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { SdkProvider } from '../src/connectors/sdkProvider.ts'
import { createWalletConnectProvider, type Client } from '../src/connectors/walletConnectProvider.ts'

const [key, other] = demoOwners
const rpcUrls = { 31337: 'http://unused', 31338: 'http://unused' }

let relay: Relay
let wallet: WalletPeer
let client: Client
let provider: SdkProvider
const reads: string[] = []
const heard: [string, unknown][] = []

/** The provider over a real client, whose code is scanned immediately. */
async function open(): Promise<void> {
  client = await SignClient.init({
    projectId: '0'.repeat(32),
    relayUrl: relay.url,
    customStoragePrefix: randomUUID(),
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Countersign', description: '', url: 'https://wallet.test', icons: [] },
  })
  provider = await createWalletConnectProvider({
    client,
    chainIds: ['31337', '31338'],
    read: async (chainId, method) => void reads.push(`${chainId} ${method}`),
  })
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value) => void heard.push([event, value]))
}
const scan = () => provider.on('display_uri', (uri) => void wallet.pair(String(uri)))
const ask = (method: string, params: readonly unknown[] = []) => provider.request({ method, params })

beforeAll(async () => {
  relay = await startRelay()
  wallet = await startWalletPeer({
    relayUrl: relay.url,
    privateKeys: [key.privateKey, other.privateKey],
    chainId: 31337,
    rpcUrls,
  })
})
afterEach(async () => {
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
  heard.length = 0
  reads.length = 0
})
afterAll(async () => {
  await wallet.stop()
  await relay.stop()
})

it('behavior: the provider pairs by the code, signs in the wallet and reads from the own node', async () => {
  await open()
  expect(await ask('eth_accounts')).toEqual([])
  scan()
  expect(await ask('eth_requestAccounts')).toEqual([wallet.address])
  const signature = (await ask('personal_sign', ['0x68656c6c6f', wallet.address])) as `0x${string}`
  expect(await verifyMessage({ address: wallet.address, message: 'hello', signature })).toBe(true)
  await ask('eth_getBalance', [wallet.address, 'latest'])
  expect(reads).toEqual(['31337 eth_getBalance'])
  expect(wallet.log.map(({ method }) => method)).not.toContain('eth_getBalance')
})

it('behavior: chains that the wallet has approved are switched in the page; the wallet is asked about others', async () => {
  await open()
  scan()
  await ask('eth_requestAccounts')
  expect(await ask('eth_chainId')).toBe('0x7a69')
  await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(await ask('eth_chainId')).toBe('0x7a6a')
  expect(heard).toEqual([['chainChanged', '0x7a6a']])
  await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toMatchObject({ code: 4902 })
})

it('behavior: the page follows the wallet to another account and network', async () => {
  await open()
  scan()
  await ask('eth_requestAccounts')
  await wallet.setAccount(1)
  await expect.poll(() => heard).toContainEqual(['accountsChanged', [other.address]])
  expect(await ask('eth_accounts')).toEqual([other.address])
  await wallet.setAccount(0)
  await wallet.setChain(31338)
  await expect.poll(() => heard).toContainEqual(['chainChanged', '0x7a6a'])
  await wallet.setChain(31337)
})

it('error: a rejection in the wallet, and a code that is closed before it was scanned, are errors', async () => {
  await open()
  const shown = new Promise((resolve) => provider.on('display_uri', resolve))
  const left = expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 'rejected' })
  await shown
  await provider.close?.()
  await left
  wallet.rule({ method: 'eth_requestAccounts', error: { code: 4001, message: 'No' }, times: 1 })
  scan()
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 5000 })
})

it('behavior: either side ends the session', async () => {
  await open()
  scan()
  await ask('eth_requestAccounts')
  await wallet.endSession()
  await expect.poll(() => heard.map(([event]) => event)).toContain('disconnect')
  expect(await ask('eth_accounts')).toEqual([])
  const before = wallet.sessionCount()
  await ask('eth_requestAccounts')
  expect(wallet.sessionCount()).toBe(before + 1)
  await provider.close?.()
  await expect.poll(() => wallet.sessionCount()).toBe(before)
})
