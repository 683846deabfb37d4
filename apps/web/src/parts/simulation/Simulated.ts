import type { Address, Hex } from '@countersign/primitives'
import type { EffectVerdict, SimulationResult } from '@countersign/simulation'

/** One run of the simulation, and its results. */
export type Simulated = {
  readonly result: SimulationResult
  readonly checks: readonly EffectVerdict[]
  /** By account: the slots that change although no call of the transaction declares it. */
  readonly unexpected: ReadonlyMap<Address, ReadonlySet<Hex>>
  /** The time of the run, epoch milliseconds. */
  readonly at: number
}
