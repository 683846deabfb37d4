import { type Address, isSameAddress } from '@countersign/primitives'
import { ShortHex, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { ownersSince } from '../../../parts/owners/ownersSince.ts'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { useReplannedOwners } from './useReplannedOwners.ts'

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
      title="The owners changed since you made this draft"
      announce
      action={
        <Link to="/safes/$safe/setup/owners" params={{ safe: account }} className="cs-link">
          Choose the owners again
        </Link>
      }
    >
      {since.came.length > 0 && (
        <p>
          <People owners={since.came} /> {since.came.length === 1 ? 'is an owner now.' : 'are owners now.'}
        </p>
      )}
      {since.left.length > 0 && (
        <p>
          <People owners={since.left} /> {since.left.length === 1 ? 'is no longer an owner.' : 'are no longer owners.'}
        </p>
      )}
      {threshold && (
        <p>
          Signatures needed went from {threshold.before} to {threshold.now}.
        </p>
      )}
      <p>
        {problem === null
          ? 'The calls were computed again for the owners you chose, so the bytes differ from before. Read them again.'
          : `The calls could not be computed again: ${problem}`}
      </p>
      {surprised.length > 0 && (
        <p>
          You did not choose <People owners={surprised} />: this transaction would remove{' '}
          {surprised.length === 1 ? 'this owner' : 'them'}.
        </p>
      )}
    </VerdictNote>
  )
}

function People({ owners }: { owners: readonly Address[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return owners.map((owner, index) => (
    <Fragment key={owner}>
      {index > 0 && (index === owners.length - 1 ? ' and ' : ', ')}
      {nameOf(owner, chainId)?.name} <ShortHex value={owner} />
    </Fragment>
  ))
}
