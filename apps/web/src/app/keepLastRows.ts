import { exactTime, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { lastRowsMessages as messages } from './lastRowsMessages.ts'

/** The words of each page by its path: when they were seen, then the title of each row. `boot.js` reads them. */
const lastRowsStore = createStoredValue<Record<string, string[]>>(
  'countersign.rows',
  {},
  jsonCodec(z.record(z.string(), z.array(z.string()))),
)

/** Pages of an account whose rows the first frame has places for. */
const PAGE_OF_ROWS = /^\/safes\/[^/]+(?:\/(?:queue|history|messages))?$/
const MOST_PAGES = 8
/** As many as the first frame has places for. */
const MOST_ROWS = 8
const MOST_LETTERS = 120

type Location = { readonly pathname: string; readonly search: object }
/** The part of the router that is used. */
type Place = {
  readonly state: { readonly location: Location; readonly resolvedLocation?: Location | undefined }
  subscribe(event: 'onBeforeNavigate', run: () => void): () => void
}

/**
 * Keeps the words of the rows that a page shows when it is left, so that the next visit sees them in its first frame, before any script.
 *
 * @returns stops it
 */
export function keepLastRows(router: Place): () => void {
  const keep = () => {
    const { pathname, search } = router.state.resolvedLocation ?? router.state.location
    // What a filter leaves out would be missing on the next visit.
    if (PAGE_OF_ROWS.test(pathname) && Object.keys(search).length === 0) keepRowsOf(pathname)
  }
  const unsubscribe = router.subscribe('onBeforeNavigate', keep)
  addEventListener('pagehide', keep)
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', keep)
  return () => {
    unsubscribe()
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keep)
  }
}

function keepRowsOf(path: string): void {
  const { [path]: before, ...others } = lastRowsStore.get()
  const words = readTitles()
  if (words.length === 0 && before === undefined) return
  const newest =
    words.length === 0 ? [] : [[path, [messages.lastSeen({ time: exactTime(Date.now()) }), ...words]] as const]
  lastRowsStore.set(Object.fromEntries([...newest, ...Object.entries(others)].slice(0, MOST_PAGES)))
}

/** Only the titles: times change, and verdicts are results of checks, which the page must run again before it shows them. */
const readTitles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-row-title]')]
    .slice(0, MOST_ROWS)
    .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS))
