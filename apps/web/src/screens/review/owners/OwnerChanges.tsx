import { isSameAddress } from '@countersign/primitives'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { StateMark } from '../components/StateMark.tsx'
import { OwnerChange } from './OwnerChange.tsx'
import { OwnQueue } from './OwnQueue.tsx'

/**
 * The effect of a transaction on owners and threshold, for this account and for accounts whose transactions it
 * executes.
 */
export function OwnerChanges() {
  const { safe } = useAccount()
  const { review } = useReviewContext()
  if (!review) return null
  return review.ownerships.map((change) => {
    if (!change.before.ok || !change.after.ok) return null
    const isOwn = isSameAddress(change.account, safe)
    const [before, after] = [change.before.value, change.after.value]
    return (
      <OwnerChange
        key={change.account}
        account={isOwn ? null : change.account}
        mark={isOwn ? <StateMark review={review} /> : undefined}
        {...{ before, after, graph: change.graph, newOwners: isOwn ? review.newOwners : [] }}
      >
        {isOwn && (
          <OwnQueue before={before} after={after} reviewed={review.reviewed} isStored={review.details !== null} />
        )}
      </OwnerChange>
    )
  })
}
