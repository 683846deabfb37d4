import type { Address, Hex, SafeTransactionData } from '@countersign/safe'

/** What is to be simulated. No signature is needed. */
export type SimulationRequest = {
  readonly chainId: bigint
  readonly safe: Address
  readonly transaction: SafeTransactionData
  /** Who would send the execution; an owner of the account unless told otherwise. */
  readonly executor?: Address
  /** For an account that is not deployed yet: the call that creates it (proxy factory and `createProxyWithNonce` data). */
  readonly creation?: { readonly factory: Address; readonly data: Hex; readonly version: string }
  /** Block to simulate on; the newest when absent. */
  readonly blockNumber?: bigint
  /** Addresses worth recognising in storage keys (address book, modules…), beside those the simulation meets. */
  readonly knownAddresses?: readonly Address[]
}
