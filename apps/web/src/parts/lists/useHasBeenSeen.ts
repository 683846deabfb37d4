import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far below the window something counts as seen, so that it is ready when it is scrolled to. */
const AHEAD = '400px 0px'

/** False until the element comes near the window: what it costs to check is spent on what a person sees. */
export function useHasBeenSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (isSeen || target === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
