/** Events that show that the user has started to use the page, and may be aiming at an element. */
const USING = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const
/** How far a user scrolls before a late strip returns to its place above the page, in pixels. */
const SCROLLED_ON = 240

const hasScrollAnchoring = () => CSS.supports('overflow-anchor', 'auto')

/**
 * Keeps the page in place when a strip above it arrives late. Before the page is used, the strip moves the page down. After that, the strip
 * covers the upper edge and the page is scrolled by the height of the strip, so that nothing moves under the pointer or the keyboard. The
 * strip returns to its normal place when the user has scrolled.
 * @param strips the element that contains the strips, above the page
 * @param page the content that must not move
 * @returns stops it
 */
export function steadyStrips(strips: HTMLElement, page: HTMLElement): () => void {
  const root = document.documentElement
  /** Null until the first layout: reading it sooner would make the browser lay out the page once more, before its content. */
  let height: number | null = null
  let isUsed = false
  let lateAt: number | null = null

  function onUse({ type, target }: Event) {
    isUsed ||= type !== 'pointermove' || (target instanceof Node && page.contains(target))
  }
  function onResize() {
    const grown = strips.offsetHeight - (height ?? strips.offsetHeight)
    height = strips.offsetHeight
    if (lateAt !== null) root.style.setProperty('--cs-late', `${height}px`)
    if (height === 0) settle()
    if (grown <= 0 || !isUsed || coversFocus(strips, page, height)) return
    const before = scrollY
    strips.dataset.late = ''
    root.style.setProperty('--cs-late', `${height}px`)
    // The browser itself keeps the position of a scrolled page.
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

/** Whether strips of this height over the page would hide the focused element. */
function coversFocus(strips: HTMLElement, page: HTMLElement, height: number): boolean {
  const focused = document.activeElement
  if (focused === null || focused === page || !page.contains(focused)) return false
  const edge = Math.max(strips.getBoundingClientRect().top, 0) + height
  const { top, bottom } = focused.getBoundingClientRect()
  // The layout has already moved it down by the growth of the strips.
  return top - height < edge && bottom > 0
}
