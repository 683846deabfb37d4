import type { Address, Hex } from '@countersign/primitives'

export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
export type RpcErrorInput = { readonly code: number; readonly message: string; readonly data?: unknown }
export type WalletAnswer = { readonly result: unknown } | { readonly error: RpcErrorInput }

/** Replaces the wallet's own answer. Without error and result the wallet answers itself, only later. */
export type WalletRule = {
  readonly method: string
  readonly error?: RpcErrorInput
  readonly result?: unknown
  /** A delay in milliseconds, like a user's. */
  readonly delay?: number
  /** The answer waits for this promise, so that a test decides when. */
  readonly until?: Promise<unknown>
  /** How often the rule applies; always without it. */
  readonly times?: number
}

export type TestWalletInput = {
  /** Default `Test wallet`. */
  readonly name?: string
  /** Reverse domain name announced by EIP-6963. Default `test.wallet`; unique among the wallets of a page. */
  readonly rdns?: string
  /** One account per key; the first is selected. They stay in Node. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  readonly chainId: number
  /** JSON-RPC URL by chain id; a chain without one is unknown to the wallet (4902) until the page adds it. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** False for a wallet without EIP-6963. Default true. */
  readonly announces?: boolean
  /** The wallet is `window.ethereum`, with these flags of the older kind (`isMetaMask`, `isBraveWallet`). */
  readonly injected?: Readonly<Record<string, boolean>>
}

/** Control of one wallet, in Node. */
export type TestWallet = {
  /** The selected account. */
  readonly address: Address
  readonly addresses: readonly Address[]
  /** Every request of every page, oldest first. */
  readonly log: readonly WalletRequest[]
  /** Overrides the answers to the next matching requests; the oldest active rule applies. */
  rule(rule: WalletRule): void
  /** Selects another account; connected pages receive `accountsChanged`. */
  setAccount(index: number): Promise<void>
  /** Selects another network, also one without an RPC URL; pages receive `chainChanged`. */
  setChain(chainId: number): Promise<void>
  /** No account is shared until a page requests it again; pages receive `accountsChanged` with an empty list. */
  lock(): Promise<void>
  /** The wallet loses its connection to every chain (4900); pages receive `disconnect`. */
  disconnect(): Promise<void>
}
