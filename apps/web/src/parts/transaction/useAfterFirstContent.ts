import { useEffect, useState } from 'react'

/** The delay in browsers without idle callbacks. */
const FALLBACK_MS = 200

/** False until the browser has painted the page and is idle, so that expensive checks do not delay the content. */
export function useAfterFirstContent(isContentShown: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isContentShown) return
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 1000 })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => setIdle(true), FALLBACK_MS)
    return () => clearTimeout(timer)
  }, [isContentShown])
  return isIdle
}
