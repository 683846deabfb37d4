import { errorText } from '@countersign/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenDraft } from '../../../data/drafts/draftStore.ts'
import { type SavedDraft, typedOf } from '../../../data/drafts/SavedDraft.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { firstUnfinished } from './changeDraft.ts'
import { draftsMessages as messages } from '../draftsMessages.ts'

/** Makes the transaction of a draft with a fresh number and opens its review, the same as for every form. */
export function useReviewDraft(draft: SavedDraft) {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  const openDraft = useOpenDraft()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const unfinished = firstUnfinished(draft)
  const review = async () => {
    setBusy(true)
    setError(null)
    try {
      const calls = draft.calls.flatMap(({ call }) => (call === null ? [] : [{ operation: 0 as const, ...call }]))
      if (calls.length < draft.calls.length) throw new Error(messages.unfinished({ number: unfinished ?? 1 }))
      const { draftWithFreshNonce } = await import('../../../parts/draft/draftWithFreshNonce.ts')
      const transaction = await draftWithFreshNonce(client, calls, { chain, key, safeTxGas: null })
      const { owners, removedModules } = draft
      await openDraft({
        transaction,
        note: draft.note.trim() === '' ? draft.name.trim() : draft.note,
        source: 'saved',
        saved: draft.id,
        typed: typedOf(draft.calls),
        ...(owners === undefined ? {} : { owners }),
        ...(removedModules === undefined ? {} : { removedModules }),
        ...appOf(draft),
      })
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  return { review, isBusy, error, unfinished }
}

/** The app from which all calls come. With several sources, the proposal names none. */
function appOf({ calls }: SavedDraft) {
  const [first] = calls
  const app = first?.app
  return app !== undefined && calls.every((call) => call.app?.url === app.url) ? { app } : {}
}
