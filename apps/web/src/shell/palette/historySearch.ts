import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { isValidFilter } from '../../screens/history/model/historyFilters.ts'
import type { PaletteGroup } from './PaletteItem.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

/** The last group: the typed words in the whole history, of which the palette knows only the loaded transactions. */
export function historySearch(query: string, account: OpenAccount | null): PaletteGroup[] {
  const text = query.trim()
  if (account === null || !isValidFilter('q', text)) return []
  const search = new URLSearchParams({ q: text }).toString()
  return [
    {
      title: messages.history,
      items: [
        {
          id: 'search-history',
          title: messages.searchHistory({ text }),
          icon: 'history',
          target: { kind: 'page', href: `/safes/${account.account}/history?${search}` },
        },
      ],
    },
  ]
}
