/** What shows that a person has begun to use the page, and may be aiming at something on it. */
const USING = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const
/** How far a person scrolls on before a late strip goes back to its place above the page, in pixels. */
const SCROLLED_ON = 240

const hasScrollAnchoring = () => CSS.supports('overflow-anchor', 'auto')

/**
 * Keeps the page where it is when a strip above it arrives late. Before the page is used, the strip moves the page down. Once it is used,
 * the strip lies over the upper edge and the page is scrolled by as much as the strip pushed it, so that nothing moves under the pointer
 * or the keyboard. It is in its normal place again after the person has scrolled.
 * @param strips the element that holds the strips, above the page
 * @param page the content, whose place must not change
 * @returns ends it
 */
export function steadyStrips(strips: HTMLElement, page: HTMLElement): () => void {
  const root = document.documentElement
  let height = strips.offsetHeight
  let isUsed = false
  let lateAt: number | null = null

  function onUse({ type, target }: Event) {
    isUsed ||= type !== 'pointermove' || (target instanceof Node && page.contains(target))
  }
  function onResize() {
    const grown = strips.offsetHeight - height
    height = strips.offsetHeight
    if (lateAt !== null) root.style.setProperty('--cs-late', `${height}px`)
    if (height === 0) settle()
    if (grown <= 0 || !isUsed || coversFocus(strips, page, height)) return
    const before = scrollY
    strips.dataset.late = ''
    root.style.setProperty('--cs-late', `${height}px`)
    // The browser keeps the place of a page that is scrolled already.
    if (before === 0 || !hasScrollAnchoring()) scrollTo({ top: before + grown, behavior: 'instant' })
    lateAt = before + grown
  }
  function onScroll() {
    if (lateAt !== null && scrollY > lateAt + SCROLLED_ON) settle()
  }
  function settle() {
    lateAt = null
    delete strips.dataset.late
    root.style.removeProperty('--cs-late')
  }

  const observer = new ResizeObserver(onResize)
  observer.observe(strips)
  for (const name of USING) addEventListener(name, onUse, { passive: true, capture: true })
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    for (const name of USING) removeEventListener(name, onUse, { capture: true })
    removeEventListener('scroll', onScroll)
    settle()
  }
}

/** Whether strips of this height, laid over the page, would hide what has the focus. */
function coversFocus(strips: HTMLElement, page: HTMLElement, height: number): boolean {
  const focused = document.activeElement
  if (focused === null || focused === page || !page.contains(focused)) return false
  const edge = Math.max(strips.getBoundingClientRect().top, 0) + height
  const { top, bottom } = focused.getBoundingClientRect()
  // The layout has moved it down already, by as much as the strips grew.
  return top - height < edge && bottom > 0
}
