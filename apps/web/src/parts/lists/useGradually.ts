import { useEffect, useState } from 'react'

const FALLBACK_MS = 50
/** A busy page is never idle, and its list must still grow. */
const LONGEST_WAIT_MS = 100

/**
 * How many items of a long list are drawn: a few at first, more whenever the browser is idle, so that a long list does not block the page.
 * @param total the number of items
 * @param step how many items are drawn at once, within a frame or two
 */
export function useGradually(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step)
  const isDone = drawn >= total
  useEffect(() => {
    if (isDone) return
    const more = () => setDrawn((count) => count + step)
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(more, { timeout: LONGEST_WAIT_MS })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(more, FALLBACK_MS)
    return () => clearTimeout(timer)
  }, [isDone, drawn, step])
  return Math.min(drawn, total)
}
