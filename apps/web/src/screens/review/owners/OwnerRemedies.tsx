import type { Remedy } from '@countersign/safe/checks'
import { errorText, isSameAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import { FieldNote } from '@countersign/ui'
import { useState } from 'react'
import { onlyChangesOwners } from '../../../parts/owners/changesOwners.ts'
import { RemedyActs } from '../../../parts/owners/RemedyActs.tsx'
import { draftStore, type Draft } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../../data/url/useNavigateFromHere.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { reviewOwnersMessages } from './reviewOwnersMessages.ts'

/**
 * Below a finding about the new owners: a draft for the same nonce with a better threshold, or the form with another
 * owner. Offered only for this account, and only if the batch does nothing else.
 */
export function OwnerRemedies({ remedies }: { remedies: readonly Remedy[] }) {
  const { chain, chainId, safe, account } = useAccount()
  const { review, draft } = useReviewContext()
  const navigate = useNavigateFromHere()
  const [problem, setProblem] = useState<string | null>(null)
  const change = review?.ownerships.find((one) => isSameAddress(one.account, safe))
  if (!review || !change?.after.ok || !onlyChangesOwners(safe, review.reviewed.transaction)) return null
  const { state, reviewed, details } = review
  const { owners } = change.after.value
  const isSameOwners =
    owners.length === state.owners.length &&
    owners.every((owner) => state.owners.some((one) => isSameAddress(one, owner)))
  const offered = remedies.filter(
    (remedy) =>
      isSameAddress(remedy.account, safe) &&
      // Leaves out a remedy that would restore the current threshold with the same owners: nothing would remain to
      // propose.
      (remedy.kind !== 'threshold' || !isSameOwners || remedy.threshold !== state.threshold),
  )
  if (offered.length === 0) return null

  async function propose(threshold: number): Promise<void> {
    setProblem(null)
    try {
      const { replanOwners } = await import('../../../parts/owners/replanOwners.ts')
      const { transaction } = reviewed
      const note = splitNote(details?.note ?? '').note
      const base: Draft = draft ?? { chainId, safe, transaction, note, source: 'repeat' }
      const replacements = [...(base.owners?.target.replacements ?? [])]
      const planned = await replanOwners(
        {
          ...base,
          owners: {
            target: { owners: [...owners], threshold, replacements },
            from: { owners: [...state.owners], threshold: state.threshold },
          },
        },
        chain,
        state,
      )
      if (planned === null) throw new Error(reviewOwnersMessages.noCall)
      const saved = draftStore.save(planned)
      await navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft: saved } })
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <>
      <RemedyActs
        remedies={offered}
        today={state.threshold}
        onThreshold={(threshold) => void propose(threshold)}
        onAddOwner={() =>
          void navigate({ to: '/safes/$safe/setup/owners', params: { safe: account }, search: { add: '' } })
        }
      />
      {problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
    </>
  )
}
