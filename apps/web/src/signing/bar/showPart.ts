/** Scrolls to a part of the page and gives it the focus. */
export function showPart(id: 'checks' | 'device' | 'fees'): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'center' })
  part?.focus({ preventScroll: true })
}
