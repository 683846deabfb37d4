import type { Address } from '@countersign/primitives'
import type { Move } from '@countersign/describe/transaction'
import type { AccountChange } from '@countersign/simulation'

/** The place in the queue for which figures are valid. */
export type Position =
  /** It is the next transaction to execute. */
  | { readonly kind: 'next' }
  /** These transactions execute first; the figures count them. */
  | { readonly kind: 'after'; readonly nonces: readonly bigint[] }
  /** As if it were the next one, because the transactions before it cannot be counted. */
  | {
      readonly kind: 'alone'
      readonly cause: 'missing' | 'fails' | 'many' | 'unread'
      readonly nonces: readonly bigint[]
    }

export type Held = { readonly owner: Address; readonly token: Address | null; readonly value: bigint }

/** What a spender may take afterwards. */
export type Permission = {
  readonly token: Address
  readonly spender: Address
  /** Null without a limit, and for every item of a collection. */
  readonly amount: bigint | null
  readonly tokenId: bigint | null
  /** What it may take at the position; null if it was not read. */
  readonly before: bigint | null
}

/** The figures of one transaction at one position. The page shows no others. */
export type Predicted = {
  readonly position: Position
  readonly block: bigint
  /** Epoch milliseconds. */
  readonly at: number
  /** A test run of the bytes, or computed from the decoded calls because no test run was possible. */
  readonly source: 'run' | 'calls'
  readonly moves: readonly Move[]
  /** Balances at the position, before the transaction. */
  readonly held: readonly Held[]
  /** Null where they must be taken from the calls. */
  readonly permissions: readonly Permission[] | null
  /** Settings of the account that the test run changed. */
  readonly changes: readonly AccountChange[]
  /** The network fee, if the connected wallet can execute it now. */
  readonly fee: { readonly payer: Address; readonly cost: bigint; readonly held: bigint | null } | null
}
