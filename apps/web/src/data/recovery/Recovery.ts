import type { Address, Hex } from '@countersign/primitives'
import type { AnnouncedCall, AttemptMeaning, AttemptTimes, OwnerList, RecoveryModule } from '@countersign/safe/recovery'

/** The source of an attempt's call, or why the call is unknown. */
export type AnnouncedBy =
  | {
      readonly known: true
      readonly call: AnnouncedCall
      readonly meaning: AttemptMeaning
      readonly block: bigint
      /** The recoverer who sent the announcement; null when another contract sent it. */
      readonly recoverer: Address | null
    }
  | { readonly known: false; readonly reason: string }

/** An attempt that waits in a Delay module. */
export type RecoveryAttempt = {
  readonly nonce: bigint
  /** What the module stores of the announced call. */
  readonly hash: Hex
  readonly times: AttemptTimes
  readonly announced: AnnouncedBy
}

/** A Delay module of an account, with its waiting attempts. */
export type Recovery = RecoveryModule & {
  readonly account: Address
  /** The state of the account at the same block. */
  readonly now: OwnerList
  readonly block: bigint
  /** Epoch seconds of that block. */
  readonly blockTime: bigint
  /** Waiting attempts in the order in which they can be executed; more wait when `hasMore`. */
  readonly attempts: readonly RecoveryAttempt[]
  readonly hasMore: boolean
}

/**
 * Addresses besides the account that can change the module, or that it calls instead of the account. Empty for a module that was set up
 * correctly.
 */
export const strangersOf = ({ account, owner, avatar, target }: Recovery): Address[] =>
  [...new Set([owner, avatar, target])].filter((one) => one.toLowerCase() !== account.toLowerCase())

/** The time that the module compares, in epoch seconds: the newest block's, or this machine's when no block was mined since. */
export const chainTime = ({ blockTime }: Pick<Recovery, 'blockTime'>, now: bigint): bigint =>
  now > blockTime ? now : blockTime
