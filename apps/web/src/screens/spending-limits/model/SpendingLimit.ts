import type { Address } from '@countersign/primitives'

/** An AllowanceModule with code on the chain. */
export type LimitModule = {
  readonly address: Address
  readonly version: string
  /** The account has enabled it. */
  readonly isEnabled: boolean
  /** The contract that replaces the published one on local chains. */
  readonly isDevelopment: boolean
  readonly delegates: readonly Address[]
}

/** What one beneficiary can spend of one token without signatures, from the chain. */
export type SpendingLimit = {
  readonly module: Address
  readonly delegate: Address
  /** Null for the native currency. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  readonly amount: bigint
  readonly spent: bigint
  /** Zero for no reset. */
  readonly resetMinutes: number
  /** Epoch milliseconds of the next reset; null without one. */
  readonly nextReset: number | null
}

export type SpendingLimits = {
  readonly block: bigint
  /** The module for new limits: the enabled one, otherwise the newest; null if the chain has none. */
  readonly module: LimitModule | null
  readonly modules: readonly LimitModule[]
  readonly limits: readonly SpendingLimit[]
}

/** The contract uses 96 bits. */
export const MOST_UNITS = 2n ** 96n - 1n

export const leftOf = ({ amount, spent }: Pick<SpendingLimit, 'amount' | 'spent'>): bigint =>
  spent > amount ? 0n : amount - spent
