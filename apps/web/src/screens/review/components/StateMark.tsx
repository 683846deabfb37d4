import { ProvenanceMark } from '@countersign/ui'
import type { Review } from '../model/Review.ts'

/**
 * Where the account's settings come from: proven against a block that several nodes agree on, or read from one node.
 */
export function StateMark({ review: { proof, state } }: { review: Pick<Review, 'proof' | 'state'> }) {
  return proof?.provenance === 'proof' ? (
    <ProvenanceMark source="proof" block={proof.block.number} />
  ) : (
    <ProvenanceMark source="chain" block={state.block} />
  )
}
