import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { Recovery, RecoveryAttempt } from './Recovery.ts'

/**
 * A recovery attempt that waits in one of an account's Delay modules. The alarm stays until the attempt is cancelled, executed or lapsed.
 */
export type RecoveryAlarm = {
  readonly chain: Chain
  readonly safe: Address
  /** The module with all waiting attempts. */
  readonly recovery: Recovery
  /** The next attempt that can be executed. */
  readonly attempt: RecoveryAttempt
  /** The user noted in this browser that the attempt is expected. It is then shown as a notice instead of an alarm, and never hidden. */
  readonly isExpected: boolean
}
