import { changesOwners } from './changesOwners.ts'
import { BATCH, MOST_CALLS, type SavedCall, type SavedDraft } from './SavedDraft.ts'
import { savedDraftMessages as messages } from './savedDraftMessages.ts'
import { savedDrafts } from './savedDrafts.ts'

type Removal = {
  readonly removed: readonly SavedCall[]
  /** The draft as the removal left it; null if it removed the draft. */
  readonly left: SavedDraft | null
}

/**
 * Puts removed calls back. What was added to the draft or changed meanwhile stays.
 * @param before the draft before the removal
 * @throws Error if the draft gets too long, would change the owners twice, or is not stored by the browser
 */
export function restoreDraft(before: SavedDraft, { removed, left }: Removal): void {
  const now = savedDrafts.read(before, before.id)
  if (now?.changedAt === left?.changedAt) return savedDrafts.put(before)
  const here = now?.calls ?? []
  const missing = removed.filter(({ id }) => !here.some((one) => one.id === id))
  const added = here.filter(({ id }) => !before.calls.some((one) => one.id === id))
  if (before.id === BATCH && changesOwners(before, added) && changesOwners(before, missing))
    throw new Error(messages.ownersTwice)
  const calls = [...here]
  for (const call of missing)
    calls.splice(
      before.calls.findIndex(({ id }) => id === call.id),
      0,
      call,
    )
  if (calls.length > MOST_CALLS) throw new Error(messages.tooMany(MOST_CALLS))
  // The calls that one form made together are no longer the whole draft.
  const { owners: _owners, removedModules: _modules, ...rest } = now ?? before
  savedDrafts.save({ ...rest, calls })
}
