import { errorText } from '@countersign/primitives'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'

/**
 * Keeps the calls of an owner change correct. If the chain has other owners than the calls were made for, the draft
 * gets calls for the current owners. Until then the checks refuse the old calls.
 * @param onReplanned gets the draft with its new bytes; the review starts again
 * @returns why the calls could not be computed again
 */
export function useReplannedOwners(draft: Draft, onReplanned: (next: Draft) => void): string | null {
  const { chain } = useAccount()
  const { review } = useReviewContext()
  const [problem, setProblem] = useState<string | null>(null)
  const replanned = useEffectEvent(onReplanned)
  const state = review?.state
  useEffect(() => {
    if (draft.owners === undefined || state === undefined) return
    let isGone = false
    import('../../../parts/owners/replanOwners.ts')
      .then(({ replanOwners }) => replanOwners(draft, chain, state))
      .then((next) => {
        if (isGone) return
        setProblem(null)
        if (next !== null) replanned(next)
      })
      .catch((error: unknown) => {
        if (!isGone) setProblem(errorText(error))
      })
    return () => {
      isGone = true
    }
  }, [draft, chain, state])
  return problem
}
