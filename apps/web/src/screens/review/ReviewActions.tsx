import { errorText, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { ChecksFailed, ChecksPanel, ChecksPending } from '../../signing/review/ChecksPanel.tsx'
import { ReviewBar } from './components/ReviewBar.tsx'
import { ReviewDevice } from './components/ReviewDevice.tsx'
import { SavedSignatureNote } from '../../signing/saved/SavedSignatureNote.tsx'
import { SimulationSection } from '../../parts/simulation/SimulationSection.tsx'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { isRejection } from './model/isRejection.ts'
import { NewOwners } from './owners/NewOwners.tsx'
import { OwnerRemedies } from './owners/OwnerRemedies.tsx'
import { useReviewContext } from './context/ReviewContext.tsx'
import { useSavedSignatures } from '../../signing/saved/savedSignatures.ts'

/** Top right of the page of a queued transaction: undelivered signatures and checks. */
export function ReviewChecks() {
  const { key } = useAccount()
  const { query, review, checks, overrides, actions, isTrying } = useReviewContext()
  const saved = useSavedSignatures(key, review?.reviewed.safeTxHash ?? null)
  if (query.isError && !review)
    return <ChecksFailed reason={errorText(query.error)} onRetry={() => void query.refetch()} />
  if (!review) return <ChecksPending />
  return (
    <>
      {saved.map((entry) => (
        <SavedSignatureNote
          key={entry.owner}
          signature={entry.signature}
          isBusy={actions.busy !== null}
          onRetry={() => void actions.redeliver(entry)}
        />
      ))}
      <ChecksPanel
        checks={checks}
        overrides={overrides}
        isRunning={isTrying}
        actsOf={({ remedies }) => remedies && <OwnerRemedies remedies={remedies} />}
      />
      <NewOwners />
    </>
  )
}

/** What the simulation in this page found. */
export function ReviewSimulation() {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { review, simulation, details } = useReviewContext()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const context = useViewContext({ balances, ...(details ? { details } : {}) })
  return review && <SimulationSection view={simulation} context={context} />
}

/** The values that the device must show, computed from the transaction that is signed. */
export function ReviewHashes() {
  const { review, comparison } = useReviewContext()
  return review && <ReviewDevice review={review} comparison={comparison} />
}

/** The fixed bar at the bottom. Hidden while an execution is pending, and after the nonce is used. */
export function ReviewSignBar() {
  const { key } = useAccount()
  const { review, situation, actions, pending, authors, details, isTrying, ...context } = useReviewContext()
  const { subject } = context
  const saved = useSavedSignatures(key, review?.reviewed.safeTxHash ?? null)
  if (!review || !situation || !subject) return null
  if (pending !== null && pending.phase !== 'failed') return null
  if (review.reviewed.transaction.nonce < review.state.nonce) return null
  const isStored = details !== null
  const own = saved.find(({ owner }) => situation.wallet !== null && isSameAddress(owner, situation.wallet)) ?? null
  return (
    <ReviewBar
      situation={situation}
      subject={subject}
      verdict={context}
      isTrying={isTrying}
      actions={actions}
      undelivered={own}
      canReject={
        isStored && !isRejection(review.reviewed.transaction, review.reviewed.safe) && situation.wallet !== null
      }
      authors={isStored ? authors : null}
    />
  )
}
