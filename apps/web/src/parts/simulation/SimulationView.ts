import type { Simulated } from './Simulated.ts'

export type SimulationView = {
  readonly simulated: Simulated | null
  /** Differences between the latest run and the first one that was shown. */
  readonly differences: readonly string[]
  readonly error: Error | null
  readonly isRunning: boolean
  readonly run: () => void
}
