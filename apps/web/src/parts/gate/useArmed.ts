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
 * Whether a button has stayed in place for a while. An app or dapp knows when its request appears, and could lead the owner to
 * click or type at that moment: input for the app must not reach the button. Use one component for each subject.
 * @param row the element around the button, because the button itself moves by a pixel while it is pressed
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
  /** Runs the act unless the button moved since the last measurement. */
  const guard = (act: () => void) => () => {
    const element = row.current
    const { place, since } = seen.current
    const isCalm = element !== null && place !== null && isSame(place, placeOf(element))
    if (isCalm && performance.now() - since >= CALM_MS) act()
  }
  return { isArmed, guard }
}
