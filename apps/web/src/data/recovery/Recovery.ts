import type { Address, Hex } from '@countersign/safe/light'
import type { AnnouncedCall, AttemptMeaning, AttemptTimes, OwnerList, RecoveryModule } from '@countersign/safe/recovery'

/** Where what an attempt would do was read, or why it is not known. */
export type AnnouncedBy =
  | {
      readonly known: true
      readonly call: AnnouncedCall
      readonly meaning: AttemptMeaning
      readonly block: bigint
      /** The recoverer who sent the announcement; null where another contract did for somebody. */
      readonly recoverer: Address | null
    }
  | { readonly known: false; readonly reason: string }

/** An attempt that waits in a Delay module. */
export type RecoveryAttempt = {
  readonly nonce: bigint
  /** What the module keeps of the announced call. */
  readonly hash: Hex
  readonly times: AttemptTimes
  readonly announced: AnnouncedBy
}

/** A Delay module of an account, with what waits in it. */
export type Recovery = RecoveryModule & {
  readonly account: Address
  /** What the account is at the same block. */
  readonly now: OwnerList
  readonly block: bigint
  /** Epoch seconds of that block. */
  readonly blockTime: bigint
  /** What waits, in the order in which it can be carried out; more wait where `hasMore`. */
  readonly attempts: readonly RecoveryAttempt[]
  readonly hasMore: boolean
}

/** Who beside the account can change the module, or whom it really calls: nothing, in a module that was set up as it should be. */
export const strangersOf = ({ account, owner, avatar, target }: Recovery): Address[] =>
  [...new Set([owner, avatar, target])].filter((one) => one.toLowerCase() !== account.toLowerCase())

/** Epoch seconds that count for the module: the newest block's, or this machine's where no block came since. */
export const chainTime = ({ blockTime }: Pick<Recovery, 'blockTime'>, now: bigint): bigint =>
  now > blockTime ? now : blockTime
