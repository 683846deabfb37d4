import type { Address, Hex } from '@countersign/primitives'

/**
 * What decides the address of an account, equal on every network. It contains no payment: an account that pays for its
 * creation could be created by anyone for another price.
 *
 * @example
 * const next: CreationData = { ...creation, saltNonce: creation.saltNonce + 1n }
 */
export type CreationData = CreationContracts & {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly saltNonce: bigint
  /** Contract delegatecalled during the set-up: absent, or SafeToL2Setup. */
  readonly to?: Address
  readonly data?: Hex
  /** Only named: nothing is paid. Safe{Wallet} puts a name of its own there. Absent: the zero address. */
  readonly paymentReceiver?: Address
}

/**
 * The contracts from which an account is created.
 *
 * @example
 * const contracts: CreationContracts | null = chooseCreationContracts('1.4.1')
 */
export type CreationContracts = {
  /** The released version of the factory. */
  readonly version: string
  readonly factory: Address
  readonly singleton: Address
  /** The zero address for an account without one. */
  readonly fallbackHandler: Address
}
