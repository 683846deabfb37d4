import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '@countersign/safe'
import type { AccountWrites } from './AccountWrites.ts'

/** The three ways to find out, in the order they are tried. */
export type EngineName = 'eth_simulateV1' | 'debug_traceCall' | 'in-page EVM'

/** What an engine may be unable to tell. "Not known" is never empty, and never "nothing". */
export type Known<Value> =
  | { readonly known: true; readonly value: Value }
  | { readonly known: false; readonly reason: string }

/** What a transaction would do; the same whichever engine found out. Amounts in the smallest unit. */
export type SimulationResult = {
  readonly engine: EngineName
  readonly rpcUrl: string
  readonly chainId: bigint
  /** The state it ran on. */
  readonly block: { readonly number: bigint; readonly hash: Hex; readonly timestamp: bigint }
  /** What was assumed that is not so on chain, in words: signatures, a later nonce, the account's creation. */
  readonly assumptions: readonly string[]
  /** Engines tried before, and why their answer was not used. */
  readonly fallbacks: readonly { readonly engine: EngineName; readonly reason: string }[]
  /** True when `execTransaction` did not revert; the account's own call may have failed nevertheless, see `inner`. */
  readonly success: boolean
  /** Why it reverted, in words. */
  readonly reason: string | null
  /** Gas of the whole execution, signatures simulated as approved hashes. */
  readonly gasUsed: bigint
  /** The account's own call with the calls inside it: members of batches, executions of nested accounts. */
  readonly inner: Known<InnerCall>
  /** Whether the account's own call succeeded; also known from events alone. */
  readonly innerSuccess: boolean | null
  readonly deltas: readonly AssetDelta[]
  readonly approvals: readonly Approval[]
  /**
   * Raw storage writes of the account and of accounts nested in it; of other contracts only who owns them and which code
   * they run. What the simulation assumed is left out.
   */
  readonly writes: Known<readonly AccountWrites[]>
  readonly delegatecalls: Known<readonly Delegatecall[]>
  readonly created: Known<readonly Address[]>
  readonly selfdestructs: Known<readonly { readonly contract: Address; readonly beneficiary: Address }[]>
  /** Reads of what differs between now and the real execution (S15). */
  readonly environment: Known<readonly EnvironmentRead[]>
  readonly logs: readonly SimulatedLog[]
}

/** One call with what became of it. */
export type InnerCall = {
  /** Position in the tree: [] is the account's own call, [0] the first member of its batch. */
  readonly path: readonly number[]
  readonly operation: Operation
  /** The account in whose name the call runs. */
  readonly account: Address
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly success: boolean
  /** Why it failed, in words. */
  readonly reason: string | null
  readonly calls: readonly InnerCall[]
}

/** What one owner gains (positive) or loses. Zero sums are left out. */
export type AssetDelta = { readonly owner: Address; readonly amount: bigint } & (
  | { readonly kind: 'native' }
  | { readonly kind: 'erc20'; readonly token: Address }
  | { readonly kind: 'erc721'; readonly token: Address; readonly tokenId: bigint }
  | { readonly kind: 'erc1155'; readonly token: Address; readonly tokenId: bigint }
)

/** The last word of an approval in this transaction. */
export type Approval = { readonly token: Address; readonly owner: Address; readonly spender: Address } & (
  | { readonly kind: 'erc20'; readonly amount: bigint }
  /** `spender` zero takes the approval away. */
  | { readonly kind: 'erc721'; readonly tokenId: bigint }
  /** ERC-721 and ERC-1155 alike. */
  | { readonly kind: 'all'; readonly approved: boolean }
)

/** Foreign code run with an account's storage and funds. */
export type Delegatecall = {
  readonly depth: number
  /** Whose storage and funds. */
  readonly account: Address
  /** Whose code. */
  readonly code: Address
  readonly selector: Hex
  readonly success: boolean
  /** True for a proxy running its own implementation, as every account does. */
  readonly isProxy: boolean
}

export type EnvironmentRead = {
  readonly contract: Address
  readonly what:
    | 'timestamp'
    | 'number'
    | 'coinbase'
    | 'gasprice'
    | 'origin'
    | 'prevrandao'
    | 'basefee'
    | 'gaslimit'
    | 'blockhash'
}

export type SimulatedLog = {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** Name of a well-known event: the accounts' own, tokens'. */
  readonly name: string | null
}
