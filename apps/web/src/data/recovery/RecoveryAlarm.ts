import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import type { Recovery, RecoveryAttempt } from './Recovery.ts'

/** A recovery attempt that waits in one of an account's Delay modules: an alarm until it is cancelled, carried out or lapsed. */
export type RecoveryAlarm = {
  readonly chain: Chain
  readonly safe: Address
  /** The module with everything that waits in it. */
  readonly recovery: Recovery
  /** The next one to be carried out. */
  readonly attempt: RecoveryAttempt
  /** Somebody noted in this browser that it is expected: a notice instead of an alarm, and never nothing. */
  readonly isExpected: boolean
}
