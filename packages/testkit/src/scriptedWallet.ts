import type { Address, Hex } from '@countersign/safe/light'
import { createWalletClient, hexToBigInt, http, isHex, numberToHex, type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** The one method of a Playwright page or context that the wallet needs. */
export type WalletHost = {
  exposeFunction(name: string, callback: (argument: string) => Promise<string>): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
}

type Answer = { result: unknown } | { error: { code: number; message: string } }
export type WalletRule = { method: string; answer: Answer; times?: number; delayMs?: number }
export type WalletRequest = { method: string; params: readonly unknown[] }

export type ScriptedWalletOptions = {
  name?: string
  /** Reverse domain name announced by EIP-6963. */
  rdns?: string
  privateKey: Hex
  chainId: number
  /** JSON-RPC URL by chain id; a chain without one is unknown to the wallet (4902). */
  rpcUrls: Readonly<Record<number, string>>
}

export type ScriptedWallet = {
  readonly address: Address
  /** Every request the page made, oldest first. */
  readonly requests: readonly WalletRequest[]
  /** Answers the next matching requests with a scripted result or error. */
  rule(rule: WalletRule): void
}

/**
 * Puts a wallet into every page of a browser context: an EIP-1193 provider announced by EIP-6963, whose requests are
 * answered in Node by a viem account. The key never enters the page.
 * @param host - Playwright context (or page).
 * @param options - Key, chain and the chains the wallet knows.
 * @returns Request log and scripted answers.
 * @example const wallet = await installScriptedWallet(context, { privateKey, chainId: 31337, rpcUrls: { 31337: url } })
 */
export async function installScriptedWallet(host: WalletHost, options: ScriptedWalletOptions): Promise<ScriptedWallet> {
  const account = privateKeyToAccount(options.privateKey)
  const requests: WalletRequest[] = []
  const rules: WalletRule[] = []
  const state = { chainId: options.chainId, connected: false }
  const channel = `countersignWallet_${(options.rdns ?? 'test.wallet').replaceAll('.', '_')}`

  await host.exposeFunction(channel, async (text) => {
    const request = readRequest(text)
    requests.push(request)
    return JSON.stringify(await answer(request))
  })
  await host.addInitScript({
    content: pageScript(channel, options.name ?? 'Test wallet', options.rdns ?? 'test.wallet'),
  })
  return { address: account.address, requests, rule: (rule) => void rules.push({ ...rule }) }

  async function answer(request: WalletRequest): Promise<Answer & { events?: [string, unknown][] }> {
    const rule = rules.find(({ method, times }) => method === request.method && times !== 0)
    if (rule) {
      if (rule.times !== undefined) rule.times--
      if (rule.delayMs) await new Promise((resolve) => setTimeout(resolve, rule.delayMs))
      return rule.answer
    }
    try {
      return await handle(request)
    } catch (error) {
      return { error: { code: -32603, message: error instanceof Error ? error.message : String(error) } }
    }
  }

  async function handle({ method, params }: WalletRequest): Promise<Answer & { events?: [string, unknown][] }> {
    switch (method) {
      case 'eth_requestAccounts':
        state.connected = true
        return { result: [account.address] }
      case 'eth_accounts':
        return { result: state.connected ? [account.address] : [] }
      case 'eth_chainId':
        return { result: numberToHex(state.chainId) }
      case 'wallet_switchEthereumChain':
        return switchChain(params[0])
      case 'eth_signTypedData_v4':
        return { result: await account.signTypedData(JSON.parse(String(params[1]))) }
      case 'personal_sign':
        return { result: await account.signMessage({ message: { raw: toHex(params[0]) } }) }
      case 'eth_sendTransaction':
        return { result: await send(account, params[0]) }
      default:
        return forward(method, params)
    }
  }

  function switchChain(parameter: unknown): Answer & { events?: [string, unknown][] } {
    const chainId = Number(hexToBigInt(toHex(field(parameter, 'chainId'))))
    if (!options.rpcUrls[chainId]) return { error: { code: 4902, message: `Unrecognized chain ID ${chainId}` } }
    state.chainId = chainId
    return { result: null, events: [['chainChanged', numberToHex(chainId)]] }
  }

  async function send(from: LocalAccount, parameter: unknown): Promise<Hex> {
    const client = createWalletClient({ account: from, transport: http(rpcUrl()) })
    const optional = (name: string) => {
      const value = field(parameter, name)
      return isHex(value) ? hexToBigInt(value) : undefined
    }
    const gas = optional('gas')
    return client.sendTransaction({
      chain: null,
      to: toHex(field(parameter, 'to')),
      data: isHex(field(parameter, 'data')) ? toHex(field(parameter, 'data')) : '0x',
      value: optional('value') ?? 0n,
      ...(gas === undefined ? {} : { gas }),
    })
  }

  async function forward(method: string, params: readonly unknown[]): Promise<Answer> {
    const response = await fetch(rpcUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const body: unknown = await response.json()
    const error = field(body, 'error')
    if (error) return { error: { code: Number(field(error, 'code')), message: String(field(error, 'message')) } }
    return { result: field(body, 'result') }
  }

  function rpcUrl(): string {
    const url = options.rpcUrls[state.chainId]
    if (!url) throw new Error(`The test wallet has no RPC URL for chain ${state.chainId}`)
    return url
  }
}

function readRequest(text: string): WalletRequest {
  const parsed: unknown = JSON.parse(text)
  const params = field(parsed, 'params')
  return { method: String(field(parsed, 'method')), params: Array.isArray(params) ? params : [] }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function toHex(value: unknown): Hex {
  if (isHex(value)) return value
  throw new Error(`Expected hex, got ${String(value)}`)
}

/** Runs in the page before its own scripts. */
const pageScript = (channel: string, name: string, rdns: string) => `(() => {
  const listeners = {}
  const emit = (event, value) => (listeners[event] ?? []).forEach((listener) => listener(value))
  const provider = {
    async request({ method, params }) {
      const answer = JSON.parse(await window[${JSON.stringify(channel)}](JSON.stringify({ method, params })))
      for (const [event, value] of answer.events ?? []) setTimeout(() => emit(event, value))
      if (answer.error) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
      return answer.result
    },
    on(event, listener) { (listeners[event] ??= []).push(listener); return provider },
    removeListener(event, listener) { listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener); return provider },
  }
  const info = { uuid: crypto.randomUUID(), name: ${JSON.stringify(name)}, rdns: ${JSON.stringify(rdns)}, icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
})()`
