import { verifyMessage } from 'viem'
import { expect, it } from 'vitest'
import { installTestWallets } from './installTestWallets.ts'
import type { TestWalletInput } from './TestWallet.ts'

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const REJECTED = { code: 4001, message: 'No' }

/** Acts as a browser page: calls what the page script would call, and receives messages from Node. */
async function setup(more: Partial<TestWalletInput> = {}) {
  let answer = async (_: string) => ''
  const scripts: string[] = []
  const heard: string[] = []
  const host = {
    exposeFunction: async (_name: string, callback: typeof answer) => (answer = callback),
    addInitScript: async ({ content }: { content: string }) => scripts.push(content),
    frames: () => [{ evaluate: async (script: string) => heard.push(script) }],
  }
  const input = { privateKeys: keys, chainId: 31337, rpcUrls: { 31337: 'http://unused' }, ...more }
  const [wallet] = await installTestWallets(host, [input])
  const request = async (method: string, params: unknown[] = []): Promise<unknown> =>
    JSON.parse(await answer(JSON.stringify({ method, params })))
  return { wallet, request, scripts, heard }
}

it('behavior: shares its address only after a page requested to connect', async () => {
  const { request } = await setup()
  expect(await request('eth_accounts')).toEqual({ result: [] })
  expect(await request('eth_requestAccounts')).toEqual({ result: [first] })
  expect(await request('eth_accounts')).toEqual({ result: [first] })
})

it('behavior: a rule applies as often as configured, then the wallet answers itself', async () => {
  const { wallet, request } = await setup()
  wallet.rule({ method: 'eth_chainId', error: REJECTED, times: 2 })
  expect(await request('eth_chainId')).toEqual({ error: REJECTED })
  expect(await request('eth_chainId')).toEqual({ error: REJECTED })
  expect(await request('eth_chainId')).toEqual({ result: '0x7a69' })
  expect(wallet.log.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_chainId', 'eth_chainId'])
})

it('behavior: a rule without an answer only delays', async () => {
  const { wallet, request } = await setup()
  let release = () => {}
  wallet.rule({ method: 'eth_chainId', until: new Promise<void>((resolve) => (release = resolve)), times: 1 })
  const slow = request('eth_chainId')
  expect(await request('eth_accounts')).toEqual({ result: [] })
  release()
  expect(await slow).toEqual({ result: '0x7a69' })
})

it('error: an unknown chain gives 4902 until the page adds it', async () => {
  const { request, heard } = await setup()
  const chain = { chainId: '0x1', rpcUrls: ['http://unused'] }
  expect(await request('wallet_switchEthereumChain', [chain])).toMatchObject({ error: { code: 4902 } })
  expect(await request('wallet_addEthereumChain', [chain])).toEqual({ result: null })
  expect(await request('wallet_switchEthereumChain', [chain])).toEqual({ result: null })
  expect(heard.at(-1)).toContain('("chainChanged", "0x1")')
  expect(await request('eth_chainId')).toEqual({ result: '0x1' })
})

it('behavior: the page is notified of another account, a lock and a lost connection', async () => {
  const { wallet, request, heard } = await setup()
  await wallet.setAccount(1)
  expect(heard).toEqual([])
  await request('eth_requestAccounts')
  await wallet.setAccount(0)
  expect(heard.at(-1)).toContain(`("accountsChanged", ["${first}"])`)
  await wallet.lock()
  expect(heard.at(-1)).toContain('("accountsChanged", [])')
  expect(await request('eth_accounts')).toEqual({ result: [] })
  await wallet.disconnect()
  expect(heard.at(-1)).toContain('"code":4900')
  expect(await request('eth_blockNumber')).toMatchObject({ error: { code: 4900 } })
})

it('behavior: signs with the account that the request names, once it is shared', async () => {
  const { wallet, request } = await setup()
  const sign = () => request('personal_sign', ['0x68656c6c6f', second])
  expect(await sign()).toMatchObject({ error: { code: 4100 } })
  await wallet.setAccount(1)
  await request('eth_requestAccounts')
  const { result } = (await sign()) as { result: `0x${string}` }
  expect(await verifyMessage({ address: second, message: 'hello', signature: result })).toBe(true)
})

it('behavior: the key never enters the page', async () => {
  const { scripts } = await setup({ injected: { isMetaMask: true } })
  expect(scripts.join()).toContain('eip6963:announceProvider')
  for (const key of keys) expect(scripts.join()).not.toContain(key.slice(2))
})
