import { connect, createConfig, http } from '@wagmi/core'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toViemChain } from '../chains/toViemChain.ts'
import { chainOf } from '../testing/chainOf.ts'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { loadSafe } from './safe.ts'
import type { SdkProvider } from './sdkProvider.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const chainHash = `0x${'cd'.repeat(32)}`
const safeTxHash = `0x${'ab'.repeat(32)}`
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const typedData = {
  domain: { chainId: 31337, verifyingContract: safe },
  types: { EIP712Domain: [], Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'hello' },
} as const

type Answers = Record<string, (params: { typedData: typeof typedData }) => unknown>

/** Tests already run in a frame: the page around it acts as the wallet, with the messages of the apps protocol. */
function playHost(answers: Answers): { stop(): void } {
  const host = window.parent
  // A message counts as the host's only if code of the host's own realm sends it.
  const send: unknown = Reflect.get(host, 'eval').call(host, '(frame, message) => frame.postMessage(message, "*")')
  const listen = ({ source, data }: MessageEvent) => {
    const answer = answers[data?.method]
    if (source !== window || !answer) return
    void Promise.resolve(data.params)
      .then(answer)
      .then(
        (value) => ({ success: true, data: value }),
        (error: Error) => ({ success: false, error: error.message }),
      )
      .then((outcome) => {
        const message = { id: data.id, version: '9.1.0', ...outcome }
        if (typeof send === 'function') send(window, message)
      })
  }
  host.addEventListener('message', listen)
  return { stop: () => host.removeEventListener('message', listen) }
}

const answers: Answers = {
  getSafeInfo: () => ({ safeAddress: safe, chainId: 31337, threshold: 1, owners: [owner.address], isReadOnly: false }),
}
let host: { stop(): void }
let provider: SdkProvider
beforeEach(async () => {
  const chain = chainOf({ rpcUrls: ['http://unused'] })
  host = playHost(answers)
  const create = await loadSafe({
    walletConnect: null,
    chains: [chain],
    app: { name: 'Example' },
    read: async () => null,
    storageKey: 'test',
  })
  const viemChain = toViemChain(chain)
  const config = createConfig({
    chains: [viemChain],
    transports: { [viemChain.id]: http() },
    connectors: [create],
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const [connector] = config.connectors
  expect(await connect(config, { connector: connector! })).toEqual({ accounts: [safe], chainId: 31337 })
  provider = (await connector!.getProvider()) as SdkProvider
})
afterEach(() => {
  host.stop()
  for (const method of Object.keys(answers)) if (method !== 'getSafeInfo') delete answers[method]
})

it('behavior: typed data is signed by the account around the page', async () => {
  answers['signTypedMessage'] = async (params) => ({
    signature: await owner.signTypedData(params.typedData),
  })
  const signature = await provider.request({
    method: 'eth_signTypedData_v4',
    params: [safe.toLowerCase(), JSON.stringify(typedData)],
  })
  expect(signature).toBe(await owner.signTypedData(typedData))
})

it('behavior: sending answers with the hash on chain, after the other owners have signed', async () => {
  const outcomes = [
    null,
    { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null },
    { txStatus: 'SUCCESS', txHash: chainHash },
  ]
  const sent = vi.fn(() => ({ safeTxHash }))
  answers['sendTransactions'] = sent
  answers['getTxBySafeTxHash'] = () => {
    const outcome = outcomes.shift()
    if (!outcome) throw new Error('Transaction not found')
    return outcome
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const call = { from: safe, to: owner.address, value: '0x1', data: '0x' }
  const answer = provider.request({ method: 'eth_sendTransaction', params: [call] })
  while (outcomes.length > 0) await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(chainHash)
  vi.useRealTimers()
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ txs: [expect.objectContaining({ to: owner.address })] }))
})

it('behavior: while owners of the surrounding account are missing, its own hash is the answer', async () => {
  answers['sendTransactions'] = () => ({ safeTxHash })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'AWAITING_CONFIRMATIONS', txHash: null })
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const call = { from: safe, to: owner.address, value: '0x1', data: '0x' }
  let answer: unknown = null
  void provider.request({ method: 'eth_sendTransaction', params: [call] }).then((hash) => (answer = hash))
  while (answer === null) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(answer).toBe(safeTxHash)
})

it('error: a refusal by the surrounding wallet, and a signature that exists only on chain', async () => {
  const sign = () => provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', safe] })
  answers['signMessage'] = () => {
    throw new Error('Transaction was rejected')
  }
  expect(normalizeWalletError(await sign().catch((error: unknown) => error)).code).toBe('rejected')
  answers['signMessage'] = () => ({ safeTxHash })
  await expect(sign()).rejects.toThrow('The Safe around this page signs on chain only')
})

it('error: the account is on one chain only, and says so', async () => {
  const move = (chainId: string) => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  expect(await move('0x7a69')).toBe(null)
  await expect(move('0x1')).rejects.toThrow('The Safe around this page is on chain 31337 only, not on 1')
})
