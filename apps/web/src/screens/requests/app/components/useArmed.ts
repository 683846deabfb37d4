import { useEffect, useRef, useState, type RefObject } from 'react'

const CALM_MS = 700
const LOOK_MS = 100

type Place = { readonly left: number; readonly top: number }

const placeOf = (element: Element): Place => {
  const { left, top } = element.getBoundingClientRect()
  return { left, top }
}
const isSame = (first: Place, second: Place): boolean =>
  Math.abs(first.left - second.left) < 1 && Math.abs(first.top - second.top) < 1

/**
 * Whether a button has stood at one place for a while. An app knows when its request appears, and could have somebody click
 * or type just then: what was meant for the app must not reach the button. One component for each subject.
 * @param row what the button stands in: the button itself gives way by a pixel while it is pressed
 */
export function useArmed(row: RefObject<Element | null>) {
  const [isArmed, setArmed] = useState(false)
  const seen = useRef<{ place: Place | null; since: number }>({ place: null, since: 0 })
  useEffect(() => {
    const look = () => {
      const element = row.current
      if (element === null) return
      const place = placeOf(element)
      const { place: before, since } = seen.current
      const now = performance.now()
      if (before === null || !isSame(before, place) || document.visibilityState !== 'visible')
        seen.current = { place, since: now }
      setArmed(seen.current.place === before && now - since >= CALM_MS)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [row])
  /** Runs the act unless the button moved since it was last looked at. */
  const guard = (act: () => void) => () => {
    const element = row.current
    const { place, since } = seen.current
    const isCalm = element !== null && place !== null && isSame(place, placeOf(element))
    if (isCalm && performance.now() - since >= CALM_MS) act()
  }
  return { isArmed, guard }
}
