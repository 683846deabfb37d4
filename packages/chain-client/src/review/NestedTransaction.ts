import type { TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'

/** A transaction of another account that this one approves by its hash. */
export type NestedTransaction = {
  readonly account: Address
  readonly hash: Hex
  /**
   * Recomputed from the sent fields and the other account on chain. Null if no fields were sent, or if they hash to
   * another value.
   */
  readonly reviewed: SafeTransaction | null
  readonly reason: string | null
  /** What the service sent; null if it sent nothing, or another transaction. */
  readonly details: TransactionDetails | null
  /** The transactions that this one approves in turn. The innermost belongs to the account that executes. */
  readonly nested: readonly NestedTransaction[]
}

/**
 * The number of levels from here down, including this one.
 *
 * @example
 * heightOf({ nested: [] }) // 1
 */
export const heightOf = ({ nested }: Pick<NestedTransaction, 'nested'>): number =>
  1 + Math.max(0, ...nested.map(heightOf))

/**
 * These transactions and all that they approve in turn, outermost first.
 *
 * @example
 * withInner([]).length // 0
 */
export const withInner = (nested: readonly NestedTransaction[]): readonly NestedTransaction[] =>
  nested.flatMap((entry) => [entry, ...withInner(entry.nested)])
