import { useMatches } from '@tanstack/react-router'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { messageDraftStore } from '../../../data/drafts/messageDraftStore.ts'

/** The key of the request whose draft is shown on the page; null on other pages. */
export function useRequestBeingRead(): string | null {
  const draft = useMatches({
    select: (matches) => {
      const search = matches.at(-1)?.search
      return search !== undefined && 'draft' in search && typeof search.draft === 'string' ? search.draft : null
    },
  })
  if (draft === null) return null
  return (draftStore.read(draft) ?? messageDraftStore.read(draft))?.request ?? null
}
