import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { findStripSize, rememberHeight } from './stripHeights.ts'
import { steadyStrips } from './steadyStrips.ts'
import styles from './Strips.module.css'

/** Strips of the last visit have arrived by then, or do not come. */
const RESERVED_MS = 4000
/** The height of one strip with the space around it, by the smallest width of the window: one line of text, then two, then four. */
const FIRST_HEIGHTS = [
  [1300, 50],
  [768, 68],
  [0, 118],
] as const

export interface StripsProps {
  /** `shortName:0x…` of the open account; null without an account, and on a page without its strip. */
  account: string | null
  /**
   * `modules`: the service says that the account has modules, whose strip will arrive; used before a visit has measured it. `accepted`: the
   * user has read that strip, so that its place is not reserved.
   */
  expected: 'modules' | 'accepted' | null
  children: ReactNode
}

/** The area above every page: strips may arrive while the user reads the page, and must not move it. */
export function Strips({ account, expected, children }: StripsProps) {
  const strips = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = strips.current
    const page = document.getElementById('main')
    if (!element || !page) return
    const width = innerWidth
    element.style.minHeight = account === null ? '' : `${heightOf(account, expected, width)}px`
    const stop = steadyStrips(element, page)
    // Also later: a strip that the user closed must not get its place back on the next visit.
    const sizes = new ResizeObserver(() => {
      if (account !== null) rememberHeight(account, { width, height: element.offsetHeight })
    })
    const timer = setTimeout(() => {
      element.style.minHeight = ''
      sizes.observe(element)
    }, RESERVED_MS)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      stop()
    }
  }, [account, expected])
  return (
    <div ref={strips} className={styles.strips}>
      {children}
    </div>
  )
}

function heightOf(account: string, expected: StripsProps['expected'], width: number): number {
  if (expected === 'accepted') return 0
  const size = findStripSize(account)
  if (size?.width === width) return size.height
  // The last visit had another width, or there was none.
  const isLikely = expected === 'modules' && size?.height !== 0
  return (isLikely && FIRST_HEIGHTS.find(([least]) => width >= least)?.[1]) || 0
}
