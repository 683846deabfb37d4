/**
 * Scrolls the focused element back into view when content that loads later pushes it out of the window or under a fixed bar. The browser
 * keeps the scroll position at the top of a page, so it does not correct this itself. An element from which the user scrolled away stays
 * where it is.
 * @returns stops watching
 */
export function keepFocusInSight(): () => void {
  let kept: Element | null = document.activeElement
  const observer = new ResizeObserver(() => {
    if (kept === null || kept !== document.activeElement || !kept.matches(':focus-visible')) return
    // `scroll-padding` of the document keeps the element out of the area that the fixed bars cover.
    kept.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  const onFocusIn = ({ target }: FocusEvent) => {
    kept = target instanceof Element && target.closest('main') !== null ? target : null
  }
  const release = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || SCROLL_KEYS.has(event.key)) kept = null
  }
  observer.observe(document.body)
  document.addEventListener('focusin', onFocusIn)
  for (const type of SCROLL_EVENTS) addEventListener(type, release, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    for (const type of SCROLL_EVENTS) removeEventListener(type, release)
  }
}

/** The events by which a user scrolls. A pointer press may be on the scroll bar. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])
