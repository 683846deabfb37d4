// no message: selectors
const PLACES = {
  field: '#main :is(input:not([type="hidden"], [type="search"]), textarea, select):enabled', // no message: a selector
  heading: '#main h1', // no message: a selector
}

/** Longer than a page takes to read the account. */
const MOST_MS = 3000

/**
 * Moves the focus to the first field or the heading of the page that a shortcut opened, as soon as it is drawn. Does nothing once the user
 * has moved the focus into the page.
 */
export function focusArrival(at: keyof typeof PLACES): void {
  const started = document.activeElement
  const focus = (): boolean => {
    if (document.activeElement !== started && document.activeElement !== document.body) return true
    const target = document.querySelector<HTMLElement>(PLACES[at])
    if (target === null) return false
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    return true
  }
  if (focus()) return
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(() => observer.disconnect(), MOST_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
}
