import type { EffectVerdict, SimulationResult } from '@countersign/simulation'

/** One run of the transaction, and what it says about it. */
export type Simulated = {
  readonly result: SimulationResult
  readonly checks: readonly EffectVerdict[]
  /** When it ran here, epoch milliseconds. */
  readonly at: number
}
