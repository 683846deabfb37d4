import { whereNow, type Place } from './focusPlace.ts'
import { keepFocusInSight } from './keepFocusInSight.ts'

const MODAL = '[aria-modal="true"]'

/**
 * Keeps the position of keyboard users when the focused element disappears: a closed dialog, a button that waits for the wallet, a removed
 * row, a page change. The browser alone would start at the top of the document. Each dialog has its own position.
 * @returns stops it
 */
export function keepFocus(): () => void {
  const places = new WeakMap<Element, Place>()
  /** The element that has the focus in place of a removed one. */
  let holder: Element | null = null
  /** The focus is lost, and the reason is not known yet. */
  let leaving: ReturnType<typeof setTimeout> | undefined

  function restore() {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body || activeElement === holder
    const place = isLost && leaving === undefined ? places.get(topLayer()) : undefined
    const now = place && whereNow(place)
    if (!now || now.element === activeElement) return
    holder = now.isStandIn ? now.element : null
    if (now.isStandIn && now.element.tabIndex < 0) now.element.tabIndex = -1
    now.element.focus({ preventScroll: true })
  }
  function onFocusIn({ target }: FocusEvent) {
    clearTimeout(leaving)
    leaving = undefined
    if (!(target instanceof HTMLElement) || target === holder) return
    holder = null
    remember(target)
  }
  function remember(element: HTMLElement) {
    const layer = layerOf(element)
    // A popup of a field returns the focus to the field itself.
    if (layer === document.body && element.closest('[data-portal]')) return
    places.set(layer, { element, around: ancestorsOf(element) })
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    if (!document.hasFocus() || !(target instanceof HTMLElement)) return
    const layer = layerOf(target)
    clearTimeout(leaving)
    // Between two elements the focus is briefly on the body. A popup that closes with its field must not move it back.
    leaving = setTimeout(() => {
      leaving = undefined
      const place = places.get(layer)
      // The element still exists: the user clicked outside, and wants no focus.
      if (relatedTarget === null && place && whereNow(place)?.element === target) places.delete(layer)
      restore()
    })
  }

  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body) remember(activeElement)
  const stopKeepingInSight = keepFocusInSight()
  const observer = new MutationObserver(restore)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-modal'],
  })
  document.addEventListener('focusin', onFocusIn)
  // Runs before listeners that close something because of the change.
  document.addEventListener('focusout', onFocusOut, true)
  return () => {
    clearTimeout(leaving)
    stopKeepingInSight()
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut, true)
  }
}

const topLayer = (): Element => [...document.querySelectorAll(MODAL)].at(-1) ?? document.body

const layerOf = (element: Element): Element => element.closest(MODAL) ?? document.body

function ancestorsOf(element: Element): Place['around'] {
  const around = []
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    around.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return around
}
