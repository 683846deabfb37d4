import type { TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'

/** A transaction of another account that this one approves by its hash. */
export type NestedTransaction = {
  readonly account: Address
  readonly hash: Hex
  /** Rebuilt from the fields told and the other account on chain; null when nobody tells them, or they hash to something else. */
  readonly reviewed: SafeTransaction | null
  readonly reason: string | null
  /** What was told of it; null where nothing was, or something else. */
  readonly details: TransactionDetails | null
  /** What that one approves in its turn, and so on: the account that acts in the end is the innermost. */
  readonly nested: readonly NestedTransaction[]
}

/** Levels below one, itself counted: the account that acts is the first. */
export const heightOf = ({ nested }: Pick<NestedTransaction, 'nested'>): number =>
  1 + Math.max(0, ...nested.map(heightOf))
