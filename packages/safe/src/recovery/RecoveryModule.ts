import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../transaction/SafeTransactionData.ts'

/**
 * A Delay module of an account, as read from the chain.
 *
 * @example
 * const days = module.cooldown / 86_400n
 */
export type RecoveryModule = {
  readonly address: Address
  /** The address that may change the module's settings and skip announced calls. */
  readonly owner: Address
  /** The account for which it acts. */
  readonly avatar: Address
  /** The contract that it calls: the account itself, unless another contract was configured. */
  readonly target: Address
  /** Seconds between the announcement of a call and the first moment it can be executed. */
  readonly cooldown: bigint
  /** Seconds after that in which it can be executed; 0: without end. */
  readonly expiration: bigint
  /** Number of the next call to execute. */
  readonly txNonce: bigint
  /** Number of the next call to announce; every number from `txNonce` to before this one is waiting. */
  readonly queueNonce: bigint
  /** The addresses that may announce, in the order of the module's list. */
  readonly recoverers: readonly Address[]
}

/**
 * A call that waits in a Delay module, as it was announced.
 *
 * @example
 * const call: AnnouncedCall = { to: account, value: 0n, data, operation: 0 }
 */
export type AnnouncedCall = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
}
