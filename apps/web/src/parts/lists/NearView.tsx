import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Two to three screens: what a person reaches by keyboard or wheel is drawn before it is seen. */
const MARGIN = '2000px 0px'

export interface NearViewProps {
  /** Pixels, until it was drawn once. */
  height: number
  /** Drawn at once, for the beginning of a list. */
  isFirst?: boolean
  render: () => ReactNode
}

/**
 * A part of a very long list. It is drawn only near the visible area; elsewhere an empty box keeps its height. A part with the focus stays.
 * The browser's own search finds only what is drawn, so a list with such parts needs a search field.
 */
export function NearView({ height, isFirst = false, render }: NearViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ isNear: isFirst, height })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isNear = entry.isIntersecting || element.contains(document.activeElement)
        setPlace((known) => {
          if (known.isNear === isNear) return known
          return { isNear, height: known.isNear ? entry.boundingClientRect.height : known.height }
        })
      },
      // With the default root the margin would not count where the page is in a frame.
      { root: document, rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} style={place.isNear ? undefined : { height: place.height }}>
      {place.isNear && render()}
    </div>
  )
}
