import { expect, it } from 'vitest'
import { installScriptedWallet } from './scriptedWallet.ts'

const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const REJECTED = { error: { code: 4001, message: 'No' } }

/** Stands for a browser context: calls what the page script would call. */
async function setup() {
  let answer = async (_: string) => ''
  const scripts: string[] = []
  const host = {
    exposeFunction: async (_name: string, callback: typeof answer) => (answer = callback),
    addInitScript: async ({ content }: { content: string }) => scripts.push(content),
  }
  const wallet = await installScriptedWallet(host, { privateKey, chainId: 31337, rpcUrls: { 31337: 'http://unused' } })
  const request = async (method: string, params: unknown[] = []): Promise<unknown> =>
    JSON.parse(await answer(JSON.stringify({ method, params })))
  return { wallet, request, scripts }
}

it('behavior: shares its address only after it was asked to connect', async () => {
  const { request } = await setup()
  expect(await request('eth_accounts')).toEqual({ result: [] })
  expect(await request('eth_requestAccounts')).toEqual({ result: [address] })
  expect(await request('eth_accounts')).toEqual({ result: [address] })
})

it('behavior: a rule answers as often as it says, then the wallet answers itself', async () => {
  const { wallet, request } = await setup()
  wallet.rule({ method: 'eth_chainId', answer: REJECTED, times: 2 })
  expect(await request('eth_chainId')).toEqual(REJECTED)
  expect(await request('eth_chainId')).toEqual(REJECTED)
  expect(await request('eth_chainId')).toEqual({ result: '0x7a69' })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_chainId', 'eth_chainId'])
})

it('error: a chain it does not know is 4902', async () => {
  const { request } = await setup()
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toMatchObject({ error: { code: 4902 } })
})

it('behavior: the key never enters the page', async () => {
  const { scripts } = await setup()
  expect(scripts.join()).toContain('eip6963:announceProvider')
  expect(scripts.join()).not.toContain(privateKey.slice(2))
})
