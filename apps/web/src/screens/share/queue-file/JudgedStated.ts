import type { VerifiedProposal } from '@countersign/safe/exchange'
import type { StatedTransaction } from './QueueFile.ts'

/**
 * What an import does with a transaction. `add` and `merge` send something; `past`, `unsigned`, `invalid` and `unchecked` never do.
 */
export type StatedOutcome = 'add' | 'merge' | 'known' | 'past' | 'unsigned' | 'invalid' | 'unchecked'

/** A transaction of another service after every hash and signature was checked. */
export type JudgedStated = {
  readonly stated: StatedTransaction
  readonly outcome: StatedOutcome
  /** Sentences, each with the two values that disagree. */
  readonly problems: readonly string[]
  /** Null if the hash is wrong or could not be computed. Only its valid signatures may be added. */
  readonly verified: VerifiedProposal | null
  /** Valid signatures, and those of them that are not here yet. */
  readonly valid: number
  readonly fresh: number
}
