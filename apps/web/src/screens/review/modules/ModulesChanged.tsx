import { errorText } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'

type Props = {
  readonly draft: Draft
  /** Receives the draft with its new bytes; the review starts again. */
  readonly onReplanned: (next: Draft) => void
}

/**
 * Keeps the removal of a module correct. If the chain has another module list than the draft was made for, this
 * replaces the calls of the draft and says so. Until then the checks refuse the old calls.
 */
export function ModulesChanged({ draft, onReplanned }: Props) {
  const { chain } = useAccount()
  const { review } = useReviewContext()
  const [outcome, setOutcome] = useState<{ readonly problem: string | null } | null>(null)
  const replanned = useEffectEvent(onReplanned)
  const state = review?.state
  useEffect(() => {
    if (state === undefined) return
    let isGone = false
    import('../../../parts/contracts/replanRemoval.ts')
      .then(({ replanRemoval }) => replanRemoval(draft, chain, state))
      .then((next) => {
        if (isGone || next === null) return
        setOutcome({ problem: null })
        replanned(next)
      })
      .catch((error: unknown) => {
        if (!isGone) setOutcome({ problem: errorText(error) })
      })
    return () => {
      isGone = true
    }
  }, [draft, chain, state])
  if (outcome === null) return null
  return (
    <VerdictNote verdict="caution" title="The modules changed since you made this draft" announce>
      {outcome.problem === null
        ? 'The calls were computed again for the current modules, so the bytes differ from before. Read them again.'
        : `The calls could not be computed again: ${outcome.problem}`}
    </VerdictNote>
  )
}
