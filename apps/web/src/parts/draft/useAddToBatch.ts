import { toasts } from '@countersign/ui'
import type { DraftFacts } from '../../data/drafts/addToBatch.ts'
import type { SavedCall } from '../../data/drafts/SavedDraft.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { batchMessages as messages } from './batchMessages.ts'

/** Adds calls to the batch of the open account and says so. The store is loaded at the first use. */
export function useAddToBatch() {
  const { key, account } = useAccount()
  return async (calls: readonly SavedCall[], facts: DraftFacts = {}, detail = messages.addedDetail): Promise<void> => {
    const { addToBatch } = await import('../../data/drafts/addToBatch.ts')
    const { count, undo } = addToBatch(key, calls, facts)
    toasts.show({
      kind: 'info',
      id: 'batch',
      title: messages.added(count),
      detail,
      href: `/safes/${account}/drafts`,
      linkLabel: messages.open,
      action: { label: messages.undo, onClick: undo },
    })
  }
}
