import { whereNow, type Place } from './focusPlace.ts'

const MODAL = '[aria-modal="true"]'

/**
 * Whoever works by keyboard stays in place when what had the focus goes: a dialog that closed, a button that waited for the wallet, a row
 * that was removed, a page that was left. The browser alone would begin again at the top of the document. Dialogs have places of their own.
 * @returns ends it
 */
export function keepFocus(): () => void {
  const places = new WeakMap<Element, Place>()
  /** Has the focus in the place of something that is gone. */
  let holder: Element | null = null
  /** The focus went nowhere, and why is not known yet. */
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
    // What drops down from a field gives the focus back to it by itself.
    if (layer === document.body && element.closest('[data-portal]')) return
    places.set(layer, { element, around: ancestorsOf(element) })
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    if (!document.hasFocus() || !(target instanceof HTMLElement)) return
    const layer = layerOf(target)
    clearTimeout(leaving)
    // On its way, it is nowhere for a moment, and what closes with the field it left must not bring it back there.
    leaving = setTimeout(() => {
      leaving = undefined
      const place = places.get(layer)
      // Still there: somebody pressed beside it, and wants the focus nowhere.
      if (relatedTarget === null && place && whereNow(place)?.element === target) places.delete(layer)
      restore()
    })
  }

  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body) remember(activeElement)
  const observer = new MutationObserver(restore)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-modal'],
  })
  document.addEventListener('focusin', onFocusIn)
  // Before whoever closes something because of it.
  document.addEventListener('focusout', onFocusOut, true)
  return () => {
    clearTimeout(leaving)
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
