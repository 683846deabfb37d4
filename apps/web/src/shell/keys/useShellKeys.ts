import { focusNewestToast } from '@countersign/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preferencesStore } from '../../data/storage/preferences.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { keyIntent, type KeyIntent } from './keyIntent.ts'
import { isTyping } from './pagesByKey.ts'

/** Rows of lists and tables that the J and K keys step through. Enter then opens the row, because its title has the focus. */
const ROWS = '#main :is(ul > li, tbody > tr)' // no message: a selector

/** @returns whether there was a row */
function moveToRow(step: 1 | -1): boolean {
  const titles = [...document.querySelectorAll(ROWS)]
    .map((row) => row.querySelector<HTMLElement>('a[href]'))
    .filter((title) => title !== null)
  const row = 'li, tr' // no message: a selector
  const current = titles.findIndex((title) => title.closest(row)?.contains(document.activeElement))
  const start = step === 1 ? 0 : titles.length - 1
  const next = current < 0 ? start : Math.min(Math.max(current + step, 0), titles.length - 1)
  const title = titles[next]
  title?.focus()
  title?.scrollIntoView({ block: 'nearest' })
  return title !== undefined
}

/** How long after G its letter may follow. */
const LEADER_MS = 1500

type Actions = {
  account: OpenAccount | null
  /** An overlay was opened, whether it is already drawn or not. */
  isCovered: boolean
  onPalette(): void
  onHelp(): void
}

/** Shortcuts of the whole page. Single keys can be turned off, never work while typing, and never sign. */
export function useShellKeys({ account, isCovered, onPalette, onHelp }: Actions): void {
  const navigate = useNavigate()
  useEffect(() => {
    let leaderAt = -Infinity
    function act(intent: KeyIntent): boolean {
      const params = { safe: account?.account ?? '' }
      switch (intent.kind) {
        case 'palette':
          onPalette()
          return true
        case 'help':
          onHelp()
          return true
        case 'provenance':
          toggleProvenance()
          return true
        case 'toast':
          return focusNewestToast()
        case 'row':
          return moveToRow(intent.step)
        case 'new':
          if (account) arrive(navigate({ to: '/safes/$safe/send', params }), 'field')
          return account !== null
        case 'go':
          if (account === null && intent.to.includes('$safe')) return false
          arrive(navigate({ to: intent.to, params }), 'heading')
          return true
        case 'leader':
          return true
      }
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      const mayRead = preferencesStore.get().singleKeys && !isCovered && !isTyping(event.target) && !isDialogOpen()
      const intent = keyIntent(event, mayRead, event.timeStamp - leaderAt < LEADER_MS)
      leaderAt = intent?.kind === 'leader' ? event.timeStamp : -Infinity
      if (intent && act(intent)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [account, isCovered, navigate, onPalette, onHelp])
}

/** Keyboard users continue in the page that they opened, not at the top of the document. */
function arrive(arrival: Promise<void>, at: 'field' | 'heading') {
  void Promise.all([import('./focusArrival.ts'), arrival]).then(([{ focusArrival }]) => focusArrival(at))
}

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** Switches all source marks of the page between squares and words. */
export function toggleProvenance(): void {
  const { dataset } = document.documentElement
  if (dataset['provenance'] === 'words') delete dataset['provenance']
  else dataset['provenance'] = 'words'
}
