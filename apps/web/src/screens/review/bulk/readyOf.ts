import { countedSignatures } from '@countersign/safe/checks'
import type { ReadyTransaction } from '../../../signing/execution/executeSeveral.ts'
import type { Review } from '../model/Review.ts'

/** A reviewed transaction with the signatures that count, as it is executed. */
export const readyOf = ({ reviewed, signatures }: Pick<Review, 'reviewed' | 'signatures'>): ReadyTransaction => ({
  safeTxHash: reviewed.safeTxHash,
  transaction: reviewed.transaction,
  signatures: countedSignatures(signatures),
})
