import type { Move } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { RowUnits } from '../../../data/chain-access/readRowUnits.ts'

export type ForecastStep = {
  readonly transaction: SafeTransactionData
  /** `runs`: it succeeds. `uses-number`: its call fails, and its number is used up. `fails`: it reverts, and all behind it wait. */
  readonly outcome: 'runs' | 'uses-number' | 'fails' | 'not-reached'
  /** Why it fails, in words. */
  readonly reason: string | null
  /** What the account gains and loses. */
  readonly moves: readonly Move[]
  /** Balances of the account after it, of every asset that the queue moves; empty behind a failure. */
  readonly after: readonly Balance[]
}

/** Null when the node did not answer. */
export type Balance = { readonly token: Address | null; readonly value: bigint | null }

/** The balances of an account after each waiting transaction, in order. */
export type Forecast = {
  readonly block: bigint
  readonly now: readonly Balance[]
  readonly steps: readonly ForecastStep[]
  /** The first number without a readable transaction, if others wait behind it. */
  readonly gap: bigint | null
  /** Units of the amounts, as the chain reports them. */
  readonly units: RowUnits
}
