import type { Holding } from '../movements/Holding.ts'
import type { Movements } from '../movements/movementsQuery.ts'

/** What every chart of the overview derives from. */
export type ChartData = {
  readonly holdings: readonly Holding[]
  readonly known: Movements
  /** ISO 4217 code. */
  readonly currency: string
  /** When the transfers were read, epoch milliseconds. */
  readonly now: number
}
