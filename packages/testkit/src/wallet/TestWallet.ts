import type { Address, Hex } from '@countersign/primitives'

export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
export type RpcErrorInput = { readonly code: number; readonly message: string; readonly data?: unknown }
export type WalletAnswer = { readonly result: unknown } | { readonly error: RpcErrorInput }

/** What the wallet does instead of answering by itself. Without error and result it answers by itself, only later. */
export type WalletRule = {
  readonly method: string
  readonly error?: RpcErrorInput
  readonly result?: unknown
  /** Milliseconds before the answer, as a person takes them. */
  readonly delay?: number
  /** The answer waits for this, where a test decides when. */
  readonly until?: Promise<unknown>
  /** How often the rule holds; always without it. */
  readonly times?: number
}

export type TestWalletInput = {
  /** Default `Test wallet`. */
  readonly name?: string
  /** Reverse domain name announced by EIP-6963. Default `test.wallet`; unique among the wallets of a page. */
  readonly rdns?: string
  /** One account per key; the first is the chosen one. They stay in Node. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  readonly chainId: number
  /** JSON-RPC URL by chain id; a chain without one is unknown to the wallet (4902) until the page adds it. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** False for a wallet that does not speak EIP-6963. Default true. */
  readonly announces?: boolean
  /** The wallet sits at `window.ethereum`, with these flags of the older kind (`isMetaMask`, `isBraveWallet`). */
  readonly injected?: Readonly<Record<string, boolean>>
}

/** Control of one wallet, in Node. */
export type TestWallet = {
  /** The account chosen now. */
  readonly address: Address
  readonly addresses: readonly Address[]
  /** Every request of every page, oldest first. */
  readonly log: readonly WalletRequest[]
  /** Answers the next matching requests differently; the oldest rule that still holds wins. */
  rule(rule: WalletRule): void
  /** The person chooses another account; pages that are connected hear `accountsChanged`. */
  setAccount(index: number): Promise<void>
  /** The person chooses another network, also one without an RPC URL; pages hear `chainChanged`. */
  setChain(chainId: number): Promise<void>
  /** No account is shared until a page asks again; pages hear `accountsChanged` with an empty list. */
  lock(): Promise<void>
  /** The wallet loses its connection to everything (4900); pages hear `disconnect`. */
  disconnect(): Promise<void>
}
