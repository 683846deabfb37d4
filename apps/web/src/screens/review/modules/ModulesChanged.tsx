import { errorText } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { modulesChangedMessages as messages } from './modulesChangedMessages.ts'

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
    <VerdictNote verdict="caution" title={messages.title} announce>
      {outcome.problem === null ? messages.computed : messages.notComputed({ reason: outcome.problem })}
    </VerdictNote>
  )
}
