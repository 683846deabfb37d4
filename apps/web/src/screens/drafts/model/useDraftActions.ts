import { errorText } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { addToBatch } from '../../../data/drafts/addToBatch.ts'
import { restoreDraft } from '../../../data/drafts/restoreDraft.ts'
import { MOST_DRAFT_NAME, type SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { savedDraftMessages } from '../../../data/drafts/savedDraftMessages.ts'
import { savedDrafts } from '../../../data/drafts/savedDrafts.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { copyOfDraft, withCallMoved, withoutCall } from './changeDraft.ts'
import { draftsMessages as messages } from '../draftsMessages.ts'
import { nameOfDraft } from './nameOfDraft.ts'

/** Changes of a draft. Each reads the draft again, because another tab may have changed it. */
export function useDraftActions(draft: SavedDraft) {
  const { key } = useAccount()
  const { id } = draft
  const now = () => savedDrafts.read(key, id) ?? draft
  const name = nameOfDraft(draft)
  const undoable = (title: string, undo: () => void) =>
    toasts.show({ kind: 'info', title, action: { label: messages.undo, onClick: undo } })
  return {
    rename: (next: string) => attempt(() => savedDrafts.save({ ...now(), name: next.trim() })),
    moveCall: (call: string, place: number) => attempt(() => savedDrafts.save(withCallMoved(now(), call, place))),
    removeCall: (call: string, number: number) =>
      attempt(() => {
        const before = now()
        const after = withoutCall(before, call)
        const left = after.calls.length === 0 ? null : savedDrafts.save(after)
        if (left === null) savedDrafts.remove(before)
        const removed = before.calls.filter((one) => one.id === call)
        undoable(messages.callRemoved({ number }), () => attempt(() => restoreDraft(before, { removed, left })))
      }),
    remove: () => {
      const before = now()
      savedDrafts.remove(before)
      undoable(messages.removed({ name }), () =>
        attempt(() => restoreDraft(before, { removed: before.calls, left: null })),
      )
    },
    duplicate: () =>
      attempt(() => {
        const copy = savedDrafts.save(
          copyOfDraft(now(), { name: savedDraftMessages.copyOf(name).slice(0, MOST_DRAFT_NAME) }),
        )
        undoable(messages.duplicated({ name: nameOfDraft(copy) }), () => savedDrafts.remove(copy))
      }),
    /** The batch becomes a draft of its own; the next calls begin a new batch. */
    setAside: () =>
      attempt(() => {
        const batch = now()
        savedDrafts.save({ ...batch, id: crypto.randomUUID() })
        savedDrafts.remove(batch)
      }),
    addToBatch: () =>
      attempt(() => {
        const { calls } = copyOfDraft(now())
        const { count, undo } = addToBatch(key, calls)
        undoable(messages.calls(count), undo)
      }),
    saveTemplate: (template: SavedDraft) =>
      attempt(() => {
        const saved = savedDrafts.save(template)
        undoable(messages.templateSaved({ name: nameOfDraft(saved) }), () => savedDrafts.remove(saved))
      }),
  }
}

export type DraftActions = ReturnType<typeof useDraftActions>

function attempt(steps: () => unknown): void {
  try {
    steps()
  } catch (error) {
    toasts.show({ kind: 'failure', title: messages.notSaved, detail: errorText(error) })
  }
}
