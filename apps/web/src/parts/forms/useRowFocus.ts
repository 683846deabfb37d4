import { useLayoutEffect, useRef } from 'react'

const FIELD = 'input:enabled, select:enabled, textarea:enabled' // no message: a selector

/**
 * Moves the focus after a row was added or removed. A new row gets the focus in its first field. After a removal the focus goes to the row
 * that took its place, otherwise to the row before, otherwise to the button that adds rows.
 * @param rows a new array when they change
 * @returns refs for the list and for its button, and a function that sets the next position
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
