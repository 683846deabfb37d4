import { useEffect, useRef } from 'react'

/**
 * Calls `close` some time after `subject` changed, while `running`.
 *
 * @param after milliseconds; the timer restarts when `running` becomes true again
 */
export function useAutoClose(subject: unknown, running: boolean, after: number, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => latest.current(), after)
    return () => clearTimeout(timer)
  }, [subject, running, after])
}
