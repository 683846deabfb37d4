import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { turns } from './turns.ts'

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
  const isDrawn = useRef(isFirst)
  // Also when `isNear` is as before: the part left and came back before React rendered either. Each change is a new object.
  useEffect(() => {
    if (box.current) turns.end(box.current)
  }, [place])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page one call has the entries of several frames; the last one is the newest.
        const entry = entries.at(-1)
        if (!entry) return
        const isNear = entry.isIntersecting || element.contains(document.activeElement)
        const { top, bottom, height: drawn } = entry.boundingClientRect
        const draw = () => {
          isDrawn.current = isNear
          startTransition(() => setPlace((known) => ({ isNear, height: known.isNear ? drawn : known.height })))
        }
        turns.leave(element)
        if (isNear === isDrawn.current) return
        // Several parts come near at the same time. Each is drawn in its own frame; removing one costs little.
        if (isNear) turns.ask(element, Math.max(0, top - innerHeight, -bottom), draw)
        else {
          draw()
          // It may leave before what it drew is in the document.
          turns.end(element)
        }
      },
      // With the default root the margin would not count where the page is in a frame.
      { root: document, rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      turns.leave(element)
      turns.end(element)
    }
  }, [ahead])
  return { box, ...place }
}
