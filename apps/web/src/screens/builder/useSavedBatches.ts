import { errorText } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useEffect, useRef } from 'react'
import { restoreDraft } from '../../data/drafts/restoreDraft.ts'
import type { SavedCall, SavedDraft } from '../../data/drafts/SavedDraft.ts'
import { draftsOf, savedDrafts, useSavedDrafts } from '../../data/drafts/savedDrafts.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useAddToBatch } from '../../parts/draft/useAddToBatch.ts'
import { isBlank } from './model/BuilderCall.ts'
import type { BuilderNetwork } from './model/checkBuilderCall.ts'
import { batchOfSaved, moveEarlierBatches, savedCallOf } from './savedBatches.ts'
import type { BuilderApi } from './useBuilder.ts'
import { builderMessages as messages } from './builderMessages.ts'

/**
 * The drafts of this account, with their actions.
 * @param wanted the draft to open once when the page opens
 */
export function useSavedBatches(builder: BuilderApi, network: BuilderNetwork, wanted: string | null) {
  const { key } = useAccount()
  const shelf = useSavedDrafts()
  const list = draftsOf(shelf, key)
  const opened = useRef(false)
  const addToBatch = useAddToBatch()

  const load = (draft: SavedDraft) => {
    const before = builder.batch
    builder.replace(batchOfSaved(draft, network))
    toasts.show({
      kind: 'info',
      title: messages.opened(nameOf(draft.name, draft.calls.length)),
      action: { label: messages.undo, onClick: () => builder.replace(before) },
    })
  }
  useEffect(() => {
    const found = wanted === null ? null : savedDrafts.read(key, wanted)
    if (opened.current || found === null) return
    opened.current = true
    if (builder.batch.id !== found.id) load(found)
    // Once, when the page opens.
    // eslint-disable-next-line react/exhaustive-deps
  }, [wanted])
  useEffect(() => {
    // Without IndexedDB there is nothing to move; a full storage keeps the batches where they are.
    moveEarlierBatches(key, network).catch(() => undefined)
    // Once, when the page opens.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key])

  return {
    list,
    load,
    save: () => {
      const { id, name, calls } = builder.batch
      const before = id === null ? null : savedDrafts.read(key, id)
      try {
        const saved = savedDrafts.save({
          ...key,
          id: id ?? crypto.randomUUID(),
          kind: before?.kind ?? 'draft',
          name: name.trim(),
          note: before?.note ?? '',
          calls: calls
            .filter((call) => !isBlank(call))
            .map((call) => withApp(savedCallOf(call, network), before?.calls ?? [])),
        })
        builder.markSaved(saved.id, name)
        toasts.show({ kind: 'info', title: messages.savedHere(nameOf(name, calls.length)) })
      } catch (error) {
        toasts.show({
          kind: 'failure',
          title: messages.notSaved,
          detail: messages.notSavedWhy(errorText(error).replace(/\.?$/, '.')),
        })
      }
    },
    /** Adds the calls to the batch of the account, to which every form adds. */
    addToBatch: async () => {
      const calls = builder.batch.calls.map((call) => ({ ...savedCallOf(call, network), id: crypto.randomUUID() }))
      await addToBatch(calls).then(
        () => builder.startOver(),
        (error: unknown) => toasts.show({ kind: 'failure', title: messages.notSaved, detail: errorText(error) }),
      )
    },
    remove: (listed: SavedDraft) => {
      const saved = savedDrafts.read(key, listed.id) ?? listed
      savedDrafts.remove(saved)
      toasts.show({
        kind: 'info',
        title: messages.removedSaved(nameOf(saved.name, saved.calls.length)),
        action: { label: messages.undo, onClick: () => restore(saved) },
      })
    },
  }
}

function restore(saved: SavedDraft): void {
  try {
    restoreDraft(saved, { removed: saved.calls, left: null })
  } catch (error) {
    toasts.show({ kind: 'failure', title: messages.notSaved, detail: errorText(error) })
  }
}

/** A call that an app requested names the app as long as its bytes are those of the request. */
function withApp(call: SavedCall, before: readonly SavedCall[]): SavedCall {
  const known = before.find(({ id }) => id === call.id)
  const isSame =
    known?.call?.to === call.call?.to &&
    known?.call?.value === call.call?.value &&
    known?.call?.data === call.call?.data
  return isSame && known?.app !== undefined ? { ...call, app: known.app } : call
}

export const nameOf = (name: string, count: number): string =>
  name.trim() === '' ? messages.batchOf(count) : name.trim()

export type SavedBatchesApi = ReturnType<typeof useSavedBatches>
