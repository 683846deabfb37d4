import { useEffect } from 'react'

/** Input that ends the scrolling to a requested section. */
const GOING_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the section in the URL and focuses it. Repeats this while sections above it load, until the first input.
 * @param asked empty for none
 * @param isReady the sections are on the page
 */
export function useAskedSection(asked: string, isReady: boolean): void {
  useEffect(() => {
    const section = asked !== '' && isReady ? document.getElementById(asked) : null
    if (!section) return
    const show = () => section.scrollIntoView({ block: 'start' })
    const observer = new ResizeObserver(show)
    const stop = () => {
      observer.disconnect()
      for (const name of GOING_ON) removeEventListener(name, stop)
    }
    section.focus({ preventScroll: true })
    show()
    if (section.parentElement) observer.observe(section.parentElement)
    for (const name of GOING_ON) addEventListener(name, stop, { passive: true })
    return stop
  }, [asked, isReady])
}
