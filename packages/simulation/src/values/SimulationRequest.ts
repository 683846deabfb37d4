import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import type { AccountFacts } from './AccountFacts.ts'
import type { BlockFacts } from './Plan.ts'

/** A simulation request. It needs no signature. */
export type SimulationRequest = {
  readonly chainId: bigint
  readonly safe: Address
  readonly transaction: SafeTransactionData
  /** The sender of the execution. Default: an owner of the account. */
  readonly executor?: Address
  /** For an account that is not deployed: the call that creates it (proxy factory and `createProxyWithNonce` data). */
  readonly creation?: { readonly factory: Address; readonly data: Hex; readonly version: string }
  /** Transactions of the account that run first, in order of their nonces, beginning with the account's own. */
  readonly before?: readonly EarlierTransaction[]
  /** The owners whose signatures are assumed. Default: any owners, as many as the threshold requires. */
  readonly signers?: readonly Address[]
  /** The block to simulate on. Default: the newest. */
  readonly blockNumber?: bigint
  /** Further addresses to recognise in storage keys (address book, modules…), besides those in the simulation. */
  readonly knownAddresses?: readonly Address[]
  /**
   * The account according to another source, called when the block is known. A run with these facts begins while they
   * are read from the chain. Its result counts only if the chain has the same facts.
   */
  readonly reported?: () => AccountFacts | undefined
  /**
   * The newest block according to another source. The account is read, and the run with the reported facts begins, at its hash while the node
   * is asked for its newest block. Both count only if the node names the same number and hash: see `runAtNamedBlock`.
   */
  readonly named?: NamedBlock | null
}

/**
 * A block by number and hash.
 *
 * @example
 * const named: NamedBlock = { number: 23_000_000n, hash: '0x…' }
 */
export type NamedBlock = Pick<BlockFacts, 'number' | 'hash'>

/**
 * A transaction that runs before the simulated one.
 *
 * @example
 * const earlier: EarlierTransaction = { transaction, signers: [first, second] }
 */
export type EarlierTransaction = { readonly transaction: SafeTransactionData; readonly signers?: readonly Address[] }
