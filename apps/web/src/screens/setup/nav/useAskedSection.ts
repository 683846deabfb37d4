import { useEffect } from 'react'

/** What a person does when they go on from where a link led. */
const GOING_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Brings the section that the address bar names into sight, with the keyboard's place, and keeps it there while sections above it still
 * load, until the person goes on.
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
