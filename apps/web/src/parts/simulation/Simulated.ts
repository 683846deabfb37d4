import type { Address, Hex } from '@countersign/primitives'
import type { EffectVerdict, SimulationResult } from '@countersign/simulation'

/** One run of the transaction, and what it says about it. */
export type Simulated = {
  readonly result: SimulationResult
  readonly checks: readonly EffectVerdict[]
  /** By account: the slots that change although the transaction does not say so. */
  readonly unexpected: ReadonlyMap<Address, ReadonlySet<Hex>>
  /** When it ran here, epoch milliseconds. */
  readonly at: number
}
