import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'

/** What is to be simulated. No signature is needed. */
export type SimulationRequest = {
  readonly chainId: bigint
  readonly safe: Address
  readonly transaction: SafeTransactionData
  /** Who would send the execution; an owner of the account unless told otherwise. */
  readonly executor?: Address
  /** For an account that is not deployed yet: the call that creates it (proxy factory and `createProxyWithNonce` data). */
  readonly creation?: { readonly factory: Address; readonly data: Hex; readonly version: string }
  /** Transactions of the account that run first, in the order of their nonces from the account's own on. */
  readonly before?: readonly EarlierTransaction[]
  /** Owners whose signatures would be used; as many as the threshold asks, of any owners, unless told. */
  readonly signers?: readonly Address[]
  /** Block to simulate on; the newest when absent. */
  readonly blockNumber?: bigint
  /** Addresses worth recognising in storage keys (address book, modules…), beside those the simulation meets. */
  readonly knownAddresses?: readonly Address[]
}

/**
 * A transaction whose effects the simulated one finds.
 *
 * @example
 * const earlier: EarlierTransaction = { transaction, signers: [first, second] }
 */
export type EarlierTransaction = { readonly transaction: SafeTransactionData; readonly signers?: readonly Address[] }
