import { BATCH, type SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { savedDraftMessages } from '../../../data/drafts/savedDraftMessages.ts'
import { draftsMessages as messages } from '../draftsMessages.ts'

export function nameOfDraft({ id, name, calls }: Pick<SavedDraft, 'id' | 'name' | 'calls'>): string {
  if (name.trim() !== '') return name.trim()
  return id === BATCH ? messages.batch : savedDraftMessages.unnamed(calls.length)
}
