import { useEffect, useState } from 'react'
import { usePreferences } from '../storage/preferences.ts'

/**
 * J and K move through rows, Enter opens the one they stand on. Keys typed into a field, into a dialog or with a
 * modifier belong to somebody else.
 * @param rows ids in the order they stand on the page
 * @returns the id under the cursor, or null before the first key
 */
export function useRowCursor(rows: readonly string[], onOpen: (id: string) => void): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const { singleKeys } = usePreferences()
  useEffect(() => {
    if (!singleKeys) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const at = current === null ? -1 : rows.indexOf(current)
      if (event.key === 'j') setCurrent(rows[Math.min(at + 1, rows.length - 1)] ?? null)
      else if (event.key === 'k') setCurrent(rows[Math.max(at - 1, 0)] ?? null)
      else if (event.key === 'Enter' && current !== null && at >= 0 && !isControl(event.target)) onOpen(current)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [rows, current, onOpen, singleKeys])
  useEffect(() => {
    if (current === null) return
    document.querySelector(`[data-row="${CSS.escape(current)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return current
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** Enter on a link or button already means that link or button. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null
