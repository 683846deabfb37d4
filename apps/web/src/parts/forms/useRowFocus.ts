import { useLayoutEffect, useRef } from 'react'

const FIELD = 'input:enabled, select:enabled, textarea:enabled'

/**
 * Whoever adds a row to a form goes on in its first field. Whoever removes one goes on in the row that took its place, else in the one
 * before, else at the button that adds.
 * @param rows another array when they change
 * @returns refs for the list and for its button, and what says which place is next
 */
export function useRowFocus(rows: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (place.current === null) return
    const row = list.current?.children[Math.min(place.current, rows.length - 1)]
    place.current = null
    const target = row?.querySelector<HTMLElement>(FIELD) ?? row?.querySelector('button') ?? button.current
    target?.focus()
  }, [rows])
  return {
    list,
    button,
    goTo(next: number) {
      place.current = next
    },
  }
}
