import type { Check } from '@countersign/safe/checks'
import { errorText, isSameAddress } from '@countersign/primitives'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextWithAddresses } from '../../parts/transaction/TextWithAddresses.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import { ChecksFailed, ChecksPanel, ChecksPending } from '../../signing/review/ChecksPanel.tsx'
import { VerdictLink } from '../../signing/review/VerdictLink.tsx'
import { verdictMessages } from '../../signing/review/verdictMessages.ts'
import { ReviewBar } from './components/ReviewBar.tsx'
import { SavedSignatureNote } from '../../signing/saved/SavedSignatureNote.tsx'
import { isRejection } from './model/isRejection.ts'
import { NewOwners } from './owners/NewOwners.tsx'
import { OwnerRemedies } from './owners/OwnerRemedies.tsx'
import { useReviewContext } from './context/ReviewContext.tsx'
import { useSavedSignatures } from '../../signing/saved/savedSignatures.ts'

/** Undelivered signatures and the verdict. */
export function ReviewChecks() {
  const { key } = useAccount()
  const { query, review, checks, overrides, actions, isTrying, actOf, standing } = useReviewContext()
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
        standing={standing}
        write={(text) => <TextWithAddresses text={text} chainId={key.chainId} />}
        actsOf={(check) =>
          check.remedies ? <OwnerRemedies remedies={check.remedies} /> : actOf(check) && <RunAct check={check} />
        }
      />
      <NewOwners />
    </>
  )
}

/** What the reader can do so that a check runs that could not. */
function RunAct({ check }: { check: Check }): ReactNode {
  const { query, simulation, actOf } = useReviewContext()
  switch (actOf(check)) {
    case 'add-node':
      return (
        <Link to="/settings/networks" className="cs-link">
          {verdictMessages.addNode}
        </Link>
      )
    case 'add-contact':
      return (
        <Link to="/address-book" className="cs-link">
          {verdictMessages.addContact}
        </Link>
      )
    case 'run-test':
      return (
        <button type="button" className="cs-link" onClick={simulation.run}>
          {verdictMessages.runTest}
        </button>
      )
    case 'retry':
      return (
        <button type="button" className="cs-link" onClick={() => void query.refetch()}>
          {verdictMessages.tryAgain}
        </button>
      )
    case null:
      return null
  }
}

/** The verdict in the first line of the page. */
export function ReviewBadge() {
  const { grouped } = useReviewContext()
  return <VerdictLink verdict={grouped} />
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
