import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Two to three screens: what a person reaches by keyboard or wheel is drawn before it is seen. */
const AHEAD_PX = 2000

type Near<Box> = {
  readonly box: RefObject<Box | null>
  readonly isNear: boolean
  /** Pixels of the box when it was last drawn. */
  readonly height: number
}

/**
 * Whether a part of a very long list is near the visible area. A part with the focus stays. The browser's own search finds only what is
 * drawn, so a list with such parts needs a search field.
 * @param height pixels, until it was drawn once
 * @param isFirst drawn at once, for the beginning of a list
 * @param ahead how many pixels outside of the visible area are near it; fewer for rows that cost more
 */
export function useNear<Box extends HTMLElement>(height: number, isFirst: boolean, ahead = AHEAD_PX): Near<Box> {
  const box = useRef<Box>(null)
  const [place, setPlace] = useState({ isNear: isFirst, height })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isNear = entry.isIntersecting || element.contains(document.activeElement)
        const drawn = entry.boundingClientRect.height
        // Several parts come near at once. Drawn in a transition, they do not block the page.
        startTransition(() =>
          setPlace((known) =>
            known.isNear === isNear ? known : { isNear, height: known.isNear ? drawn : known.height },
          ),
        )
      },
      // With the default root the margin would not count where the page is in a frame.
      { root: document, rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ahead])
  return { box, ...place }
}
