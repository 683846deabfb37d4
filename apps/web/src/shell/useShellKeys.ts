import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preferencesStore } from '../shared/storage/preferences.ts'
import type { OpenAccount } from '../shared/url/AccountContext.tsx'
import { moveToRow } from './moveToRow.ts'
import { isTyping, pagesByKey } from './keys.ts'

/** How long after G its letter may follow. */
const LEADER_MS = 1500

type Actions = { account: OpenAccount | null; onPalette(): void; onHelp(): void }

/** Keys of the whole page. Single keys can be turned off, never work while typing, and never sign. */
export function useShellKeys({ account, onPalette, onHelp }: Actions): void {
  const navigate = useNavigate()
  useEffect(() => {
    let leaderAt = -Infinity
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey) return
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'k' || event.shiftKey) return
        event.preventDefault()
        onPalette()
        return
      }
      if (!preferencesStore.get().singleKeys || isTyping(event.target) || document.querySelector('[aria-modal="true"]'))
        return
      const isAfterLeader = event.timeStamp - leaderAt < LEADER_MS
      leaderAt = key === 'g' && !isAfterLeader ? event.timeStamp : -Infinity
      if (isAfterLeader) {
        const page = pagesByKey[key]
        const needsAccount = page?.to.includes('$safe') ?? false
        if (!page || (needsAccount && account === null)) return
        event.preventDefault()
        void navigate({ to: page.to, params: { safe: account?.account ?? '' } })
        return
      }
      if (key === 'n' && account) void navigate({ to: '/safes/$safe/send', params: { safe: account.account } })
      else if (key === 'j' || key === 'k') moveToRow(key === 'j' ? 1 : -1)
      else if (key === 'p') toggleProvenance()
      else if (event.key === '?') onHelp()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [account, navigate, onPalette, onHelp])
}

/** All source marks of the page become words, and back. */
export function toggleProvenance(): void {
  const { dataset } = document.documentElement
  if (dataset['provenance'] === 'words') delete dataset['provenance']
  else dataset['provenance'] = 'words'
}
