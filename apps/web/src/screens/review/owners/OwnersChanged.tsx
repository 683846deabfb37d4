import { type Address, fillTemplate, isSameAddress, listText } from '@countersign/primitives'
import { RichText, ShortHex, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { ownersSince } from '../../../parts/owners/ownersSince.ts'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { useReplannedOwners } from './useReplannedOwners.ts'
import { reviewOwnersMessages as messages } from './reviewOwnersMessages.ts'

type Props = { readonly draft: Draft; readonly onReplanned: (next: Draft) => void }

/**
 * Above a change of owners: says that the owners on chain changed since the draft was made, and how its calls changed.
 */
export function OwnersChanged({ draft, onReplanned }: Props) {
  const { account } = useAccount()
  const { review } = useReviewContext()
  const problem = useReplannedOwners(draft, onReplanned)
  const since = draft.owners && review ? ownersSince(draft.owners.from, review.state) : null
  if (!draft.owners || since === null) return null
  const { target } = draft.owners
  const surprised = since.came.filter((owner) => !target.owners.some((one) => isSameAddress(one, owner)))
  const { threshold } = since
  return (
    <VerdictNote
      verdict="caution"
      title={messages.changed}
      announce
      action={
        <Link to="/safes/$safe/setup/owners" params={{ safe: account }} className="cs-link">
          {messages.chooseAgain}
        </Link>
      }
    >
      {since.came.length > 0 && (
        <p>
          <RichText text={messages.came(since.came.length)} slots={{ people: <People owners={since.came} /> }} />
        </p>
      )}
      {since.left.length > 0 && (
        <p>
          <RichText text={messages.left(since.left.length)} slots={{ people: <People owners={since.left} /> }} />
        </p>
      )}
      {threshold && <p>{messages.thresholdWent(threshold)}</p>}
      <p>{problem === null ? messages.computed : messages.notComputed({ reason: problem })}</p>
      {surprised.length > 0 && (
        <p>
          <RichText text={messages.wouldRemove(surprised.length)} slots={{ people: <People owners={surprised} /> }} />
        </p>
      )}
    </VerdictNote>
  )
}

function People({ owners }: { owners: readonly Address[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const people = Object.fromEntries(
    owners.map((owner) => [
      owner,
      <Fragment key={owner}>
        {nameOf(owner, chainId)?.name} <ShortHex value={owner} />
      </Fragment>,
    ]),
  )
  return fillTemplate<ReactNode, string>(listText(owners.map((owner) => `{${owner}}`)), people, (text) => text)
}
