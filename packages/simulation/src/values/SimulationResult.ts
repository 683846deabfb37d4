import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '@countersign/safe'
import type { AccountWrites } from './AccountWrites.ts'

/** The three engines, in the order in which they are tried. */
export type EngineName = 'eth_simulateV1' | 'debug_traceCall' | 'in-page EVM'

/** A value that an engine may be unable to provide. "Not known" is never represented as empty. */
export type Known<Value> =
  | { readonly known: true; readonly value: Value }
  | { readonly known: false; readonly reason: string }

/** The effects of a transaction, independent of the engine. Amounts are in the smallest unit. */
export type SimulationResult = {
  readonly engine: EngineName
  readonly rpcUrl: string
  readonly chainId: bigint
  /** The block whose state was used. */
  readonly block: { readonly number: bigint; readonly hash: Hex; readonly timestamp: bigint }
  /** Assumptions that differ from the chain, in words: signatures, a later nonce, the account's creation. */
  readonly assumptions: readonly string[]
  /** Engines that were tried first, and why their result was not used. */
  readonly fallbacks: readonly { readonly engine: EngineName; readonly reason: string }[]
  /** True if `execTransaction` did not revert. The account's own call may still have failed, see `inner`. */
  readonly success: boolean
  /** Why it reverted, in words. */
  readonly reason: string | null
  /** Gas of the whole execution, with approved hashes in place of signatures. */
  readonly gasUsed: bigint
  /** The account's own call with its inner calls: members of batches, executions of nested accounts. */
  readonly inner: Known<SimulatedCall>
  /** Whether the account's own call succeeded. Events alone can show this too. */
  readonly innerSuccess: boolean | null
  readonly deltas: readonly AssetDelta[]
  /** What each transaction that ran before gains and loses, in their order. */
  readonly earlier: readonly EarlierResult[]
  readonly tokenApprovals: readonly TokenApproval[]
  /**
   * Storage writes of the account and of nested accounts; for other contracts only changes of owner and code.
   * Overrides of the simulation are left out.
   */
  readonly writes: Known<readonly AccountWrites[]>
  readonly delegatecalls: Known<readonly Delegatecall[]>
  readonly created: Known<readonly Address[]>
  readonly selfdestructs: Known<readonly { readonly contract: Address; readonly beneficiary: Address }[]>
  /** Reads of values that can differ between the simulation and the execution (S15). */
  readonly environment: Known<readonly EnvironmentRead[]>
  readonly logs: readonly SimulatedLog[]
}

/** A transaction that ran before the simulated one. It did not revert, or there would be no result. */
export type EarlierResult = {
  /** Whether the account's own call succeeded; null if its events do not say. */
  readonly innerSuccess: boolean | null
  readonly deltas: readonly AssetDelta[]
}

/** One call with its outcome. */
export type SimulatedCall = {
  /** Position in the tree: [] is the account's own call, [0] the first member of its batch. */
  readonly path: readonly number[]
  readonly operation: Operation
  /** The account that makes the call. */
  readonly account: Address
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly success: boolean
  /** Why it failed, in words. */
  readonly reason: string | null
  readonly calls: readonly SimulatedCall[]
}

/** What one owner gains (positive) or loses. Zero sums are left out. */
export type AssetDelta = { readonly owner: Address; readonly amount: bigint } & (
  | { readonly kind: 'native' }
  | { readonly kind: 'erc20'; readonly token: Address }
  | { readonly kind: 'erc721'; readonly token: Address; readonly tokenId: bigint }
  | { readonly kind: 'erc1155'; readonly token: Address; readonly tokenId: bigint }
)

/** The last state of a token approval in this transaction. */
export type TokenApproval = { readonly token: Address; readonly owner: Address; readonly spender: Address } & (
  | { readonly kind: 'erc20'; readonly amount: bigint }
  /** A zero `spender` revokes the token approval. */
  | { readonly kind: 'erc721'; readonly tokenId: bigint }
  /** For ERC-721 and ERC-1155. */
  | { readonly kind: 'all'; readonly approved: boolean }
)

/** Foreign code that ran with an account's storage and funds. */
export type Delegatecall = {
  readonly depth: number
  /** The account whose storage and funds were used. */
  readonly account: Address
  /** The address of the code. */
  readonly code: Address
  readonly selector: Hex
  readonly success: boolean
  /** True for a proxy that runs its own implementation, as every account does. */
  readonly isProxy: boolean
}

/** A read of something that can be another value when the transaction is executed. */
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

/** An event that the simulated transaction emits. */
export type SimulatedLog = {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** The name of a well-known event of accounts or tokens. */
  readonly name: string | null
}
