import { getAddress, hexToNumber, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { answerWithKey, signerOf } from './answerWithKey.ts'
import { forwardToNode } from './forwardToNode.ts'
import type { TestWallet, TestWalletInput, WalletAnswer, WalletEvent, WalletRequest, WalletRule } from './TestWallet.ts'
import { field, toHex } from './walletFields.ts'

/** Notifies every page of the browser; resolves when all have received it. */
export type EmitWalletEvent = (event: WalletEvent, value: unknown) => Promise<void>
type Rule = { -readonly [Key in keyof WalletRule]: WalletRule[Key] }

/** The wallet itself: keys, permissions, chains and scripted answers. The page has only a channel to it. */
export function createTestWallet(input: TestWalletInput, emit: EmitWalletEvent) {
  const accounts = input.privateKeys.map((key) => privateKeyToAccount(key))
  const rpcUrls = new Map(Object.entries(input.rpcUrls).map(([id, url]) => [Number(id), url]))
  const log: WalletRequest[] = []
  const rules: Rule[] = []
  const state = { chainId: input.chainId, chosen: 0, isShared: false, isOffline: false }

  const chosen = () => accounts[state.chosen] ?? unknownAccount(state.chosen)
  const shared = () => (state.isShared ? [chosen().address] : [])

  const control: TestWallet = {
    get address() {
      return getAddress(chosen().address)
    },
    addresses: accounts.map(({ address }) => getAddress(address)),
    log,
    rule: (rule) => void rules.push({ ...rule }),
    async setAccount(index) {
      if (!accounts[index]) unknownAccount(index)
      state.chosen = index
      if (state.isShared) await emit('accountsChanged', shared())
    },
    async setChain(chainId) {
      state.chainId = chainId
      await emit('chainChanged', numberToHex(chainId))
    },
    async lock() {
      state.isShared = false
      await emit('accountsChanged', [])
    },
    async disconnect() {
      state.isShared = false
      state.isOffline = true
      await emit('disconnect', { code: 4900, message: 'The wallet is disconnected from all chains.' })
    },
  }
  return { control, answer }

  async function answer(request: WalletRequest): Promise<WalletAnswer> {
    log.push(request)
    const rule = rules.find(({ method, times }) => method === request.method && times !== 0)
    if (rule) {
      if (rule.times !== undefined) rule.times--
      if (rule.delay) await new Promise((resolve) => setTimeout(resolve, rule.delay))
      await rule.until
      if (rule.error) return { error: rule.error }
      if ('result' in rule) return { result: rule.result }
    }
    return handle(request).catch((error: unknown) => ({
      error: { code: -32603, message: error instanceof Error ? error.message : String(error) },
    }))
  }

  async function handle(request: WalletRequest): Promise<WalletAnswer> {
    const [first] = request.params
    switch (request.method) {
      case 'eth_requestAccounts':
        return { result: await share() }
      case 'wallet_requestPermissions':
        return { result: [permission(await share())] }
      case 'wallet_getPermissions':
        return { result: state.isShared ? [permission(shared())] : [] }
      case 'wallet_revokePermissions':
        state.isShared = false
        return { result: null }
      case 'eth_accounts':
        return { result: shared() }
      case 'eth_chainId':
        return { result: numberToHex(state.chainId) }
      case 'wallet_switchEthereumChain':
        return switchChain(hexToNumber(toHex(field(first, 'chainId'))))
      case 'wallet_addEthereumChain':
        return addChain(first)
      case 'wallet_watchAsset':
        return { result: true }
    }
    if (state.isOffline) return { error: { code: 4900, message: 'The wallet is disconnected from all chains.' } }
    const signer = signerOf(request)
    if (signer === undefined) return forwardToNode(rpcUrl(), request)
    const account = accounts.find(({ address }) => address.toLowerCase() === signer)
    if (!account || !shared().includes(account.address))
      return { error: { code: 4100, message: `The page may not use ${signer}.` } }
    return { result: await answerWithKey(account, request, rpcUrl()) }
  }

  async function share() {
    const isNew = !state.isShared
    state.isShared = true
    state.isOffline = false
    if (isNew) await emit('accountsChanged', shared())
    return shared()
  }

  async function switchChain(chainId: number): Promise<WalletAnswer> {
    if (!rpcUrls.has(chainId)) return { error: { code: 4902, message: `Unrecognized chain ID ${chainId}` } }
    if (chainId !== state.chainId) await control.setChain(chainId)
    return { result: null }
  }

  function addChain(parameter: unknown): WalletAnswer {
    const urls = field(parameter, 'rpcUrls')
    rpcUrls.set(hexToNumber(toHex(field(parameter, 'chainId'))), String(Array.isArray(urls) ? urls[0] : undefined))
    return { result: null }
  }

  function rpcUrl(): string {
    const url = rpcUrls.get(state.chainId)
    if (!url) throw new Error(`The test wallet has no RPC URL for chain ${state.chainId}`)
    return url
  }
}

const permission = (value: readonly string[]) => ({
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value }],
})

function unknownAccount(index: number): never {
  throw new Error(`The test wallet has no account ${index}.`)
}
