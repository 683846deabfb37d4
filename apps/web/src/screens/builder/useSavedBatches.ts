import { errorText } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { savedBatches, type SavedBatch } from './savedBatches.ts'
import type { BuilderApi } from './useBuilder.ts'
import { builderMessages as messages } from './builderMessages.ts'

/**
 * The batches saved for this account, with their actions.
 * @param wanted the batch to open once when the page opens
 */
export function useSavedBatches(builder: BuilderApi, wanted: string | null) {
  const { key, chainId, safe } = useAccount()
  const client = useQueryClient()
  const queryKey = ['saved-batches', chainId, safe]
  const list = useQuery({ queryKey, queryFn: () => savedBatches.list(key), staleTime: 0, meta: { persist: false } })
  const refresh = () => client.invalidateQueries({ queryKey })
  const opened = useRef(false)

  const load = ({ id, batch }: SavedBatch) => {
    const before = builder.batch
    builder.replace({ id, name: batch.name, nonce: null, calls: batch.calls })
    toasts.show({
      kind: 'info',
      title: messages.opened(nameOf(batch.name, batch.calls.length)),
      action: { label: messages.undo, onClick: () => builder.replace(before) },
    })
  }
  useEffect(() => {
    const found = list.data?.find(({ id }) => id === wanted)
    if (!found || opened.current) return
    opened.current = true
    if (builder.batch.id !== found.id) load(found)
    // Once, when the list is loaded.
    // eslint-disable-next-line react/exhaustive-deps
  }, [list.data, wanted])

  return {
    list: list.data ?? [],
    load,
    save: () => {
      const { id, name, calls } = builder.batch
      const saved: SavedBatch = {
        id: id ?? crypto.randomUUID(),
        chainId,
        safe,
        savedAt: Date.now(),
        batch: { id: null, name, nonce: null, calls: structuredClone(calls) },
      }
      void savedBatches.save(saved).then(
        async () => {
          builder.markSaved(saved.id, name)
          await refresh()
          toasts.show({ kind: 'info', title: messages.savedHere(nameOf(name, calls.length)) })
        },
        (error: unknown) =>
          toasts.show({
            kind: 'failure',
            title: messages.notSaved,
            detail: messages.notSavedWhy(errorText(error).replace(/\.?$/, '.')),
          }),
      )
    },
    remove: (saved: SavedBatch) => {
      void savedBatches.remove(saved.id).then(refresh)
      toasts.show({
        kind: 'info',
        title: messages.removedSaved(nameOf(saved.batch.name, saved.batch.calls.length)),
        action: { label: messages.undo, onClick: () => void savedBatches.save(saved).then(refresh) },
      })
    },
  }
}

export const nameOf = (name: string, count: number): string =>
  name.trim() === '' ? messages.batchOf(count) : name.trim()

export type SavedBatchesApi = ReturnType<typeof useSavedBatches>
