import type { Address } from '@countersign/primitives'

/** An AllowanceModule that has code on the chain. */
export type LimitModule = {
  readonly address: Address
  readonly version: string
  /** The account lets it pay. */
  readonly isEnabled: boolean
  /** It is the contract local chains have in the published one's place. */
  readonly isDevelopment: boolean
  readonly delegates: readonly Address[]
}

/** What one beneficiary may spend of one token without signatures, as the chain counts it now. */
export type SpendingLimit = {
  readonly module: Address
  readonly delegate: Address
  /** Null for the native currency. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  readonly amount: bigint
  readonly spent: bigint
  /** Zero: it never starts again. */
  readonly resetMinutes: number
  /** Epoch milliseconds of the next start; null when there is none. */
  readonly nextReset: number | null
}

export type SpendingLimits = {
  readonly block: bigint
  /** The module to set limits in: the one that is enabled, else the newest there is; null when the chain has none. */
  readonly module: LimitModule | null
  readonly modules: readonly LimitModule[]
  readonly limits: readonly SpendingLimit[]
}

/** The contract counts in 96 bits. */
export const MOST_UNITS = 2n ** 96n - 1n

export const leftOf = ({ amount, spent }: Pick<SpendingLimit, 'amount' | 'spent'>): bigint =>
  spent > amount ? 0n : amount - spent
