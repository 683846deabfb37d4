import type { Address } from '@countersign/primitives'
import type { UpgradeTarget } from '../upgrade/UpgradePlan.ts'

/**
 * The set-up that several accounts should have. `keep` leaves a part as it is on each network.
 *
 * @example
 * const target: SetupTarget = { owners: [alice, bob], threshold: 2, modules: 'keep', fallbackHandler: 'keep', version: '1.4.1' }
 */
export type SetupTarget = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[] | 'keep'
  /** Null: none. */
  readonly fallbackHandler: Address | null | 'keep'
  readonly version: UpgradeTarget | 'keep'
}
