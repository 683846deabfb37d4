import { useCallback, useEffect, useState } from 'react'
import { hear, viewOf, watchFrom, type FrameNews, type FrameView } from './frameWatch.ts'

const LOOK_MS = 500

/** Follows one document of the frame; start anew with a new key. */
export function useFrameWatch(isIsolated: boolean): {
  readonly view: FrameView
  readonly movedTo: string | null
  readonly tell: (news: FrameNews) => void
} {
  const [watch, setWatch] = useState(() => watchFrom(Date.now()))
  const [now, setNow] = useState(() => Date.now())
  const view = viewOf(watch, isIsolated, now)
  const isSettled = view === 'running' && watch.contactedAt !== null && watch.loads <= 1
  useEffect(() => {
    if (isSettled) return
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [isSettled])
  const tell = useCallback((news: FrameNews) => setWatch((known) => hear(known, news)), [])
  return { view, movedTo: watch.movedTo, tell }
}
